/**
 * In place of the tags of YAML 1.1 in the bundle, such as `!!set`: front matter has none. What has such a tag is read as text.
 */
const asText = name => ({tag: `tag:yaml.org,2002:${name}`, identify: () => false, resolve: text => text})

export const binary = asText('binary')
export const omap = asText('omap')
export const pairs = asText('pairs')
export const set = asText('set')
export const timestamp = asText('timestamp')
export const intTime = asText('int')
export const floatTime = asText('float')
