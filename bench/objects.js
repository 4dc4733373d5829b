/**
 * What a spread with new keys costs. This is the reason why objects in hot paths are made by one literal.
 *
 *     node bench/objects.js
 *
 * V8 (Node 20 to date) gives every object made by `{...known, key}` a separate hidden class if `key` is new. Creating
 * the object takes longer, and so does every later access, because no inline cache contains its class.
 */
const known = {fill: '#c3202f', stroke: 'none', d: 'm0 0h300v400h-300z'}

const ways = {
  '{id, ...known}': id => ({id, ...known}),
  'Object.assign({}, {id}, known)': id => Object.assign({}, {id}, known),
  '{...known, id}': id => ({...known, id}),
  '{...named, ...known}': id => {
    const named = {id}
    return {...named, ...known}
  }
}

const [COUNT, ROUNDS] = [3000, 60]
let seen = 0

/** Reads the attributes of an element as a serializer does. */
function look(attributes) {
  for (const name in attributes) if (attributes[name] !== undefined) seen += name.length
}

function timeOf(run) {
  const start = performance.now()
  run()
  return (performance.now() - start) / COUNT
}

for (const [way, make] of Object.entries(ways)) {
  let [making, looking] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS; round++) {
    const made = Array.from({length: COUNT})
    making = Math.min(
      making,
      timeOf(() => {
        for (let index = 0; index < COUNT; index++) made[index] = make(`mahjong-${index % 37}`)
      })
    )
    looking = Math.min(
      looking,
      timeOf(() => made.forEach(look))
    )
  }
  const [a, b] = [making, looking].map(time => (time * 1000).toFixed(2).padStart(5))
  console.log(`${way.padEnd(32)} made in ${a} µs, looked through in ${b} µs`)
}
if (seen === 0) throw new Error('Expected names, got none')
