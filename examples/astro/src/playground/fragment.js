/**
 * How the state of the playground is written in the fragment of the address: apart from reading it, which the first script does.
 */
import {choices, defaults} from './state.js'

/** The fragment of a state, with its `#`. */
export function writeFragment(state) {
  const said = new URLSearchParams({text: state.text})
  for (const name of Object.keys(choices)) {
    if (state[name] !== defaults[name]) said.set(name, state[name])
  }
  return `#${said}`
}
