/**
 * A page with the questions of the quiz and two boxes. Prints HTML.
 */
import {quiz} from './quiz.js'
import {ScoreBox} from './score-box.js'

const page = (
  <main>
    <h1>What is it worth?</h1>
    <ScoreBox hand="234m345p456s66p78s9s" ctx={{win: 'ron'}} points={1000} />
    <ScoreBox hand="19m19p19s1234567z1m" ctx={{win: 'tsumo', seat: 'east'}} points={96000} />
    <ol>
      {quiz.map(({hand, score}) => (
        <li>
          <code>{hand}</code>: {score.han} han, {score.fu} fu, {score.points} points
        </li>
      ))}
    </ol>
  </main>
)

console.log(`<!doctype html><meta charset="utf-8"><title>Quiz</title>${page.text}`)
