/**
 * The cards as shapes, in card units, and the marks in their corners.
 *
 * The words on the ribbons and on the cup are drawn after the font Yuji Syuku
 * (© 2021 The Yuji Project Authors, OFL-1.1).
 *
 * Written by `generate/cards.js`; do not edit.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {CardCode, CardFace} from './card.js'

// prettier-ignore
export const faces: Readonly<Record<CardFace, readonly Shape[]>> = {
  '1a': [
    {name: 'path', attributes: {fill: 'red', d: 'm110 82a56 56 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm10 307a42 42 0 0 1 84 0q-42 10-84 0zm144 46a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm31 304a21 21 0 0 1 42 0m102 46a21 21 0 0 1 42 0'}},
    {name: 'path', attributes: {fill: 'white', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm64 112c6-20 24-24 33-12 8 14 6 30 3 46-5 24-12 38-8 58 38-8 84 10 110 46-12 36-42 46-70 46-34 0-56-20-58-50s6-56 10-78c2-16 0-22-4-30-8-4-14-12-16-26z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm78 134c8 8 18 6 23-2 1 26-13 48-11 74l-15 18c-1-28 11-54 9-72-1-6-3-10-6-18z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'ink', 'stroke-width': 3, 'stroke-linejoin': 'round', d: 'm140 246c26-14 50-10 64 4 18 18 22 46 18 72-8-22-16-30-24-32 2 16-2 28-8 36-6-22-16-34-30-42-12-8-20-22-20-38z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm60 108c-6-34 40-40 43-2-13-8-27-6-43 2z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm66 108-46 18 48-5z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm82 113h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 4, d: 'm112 222c8 22 24 34 44 40'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm122 294v84m24-84v84'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm20 391a42 42 0 0 1 84 0q-42 10-84 0zm108 2a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm41 388a21 21 0 0 1 42 0m66 2a21 21 0 0 1 42 0'}}
  ],
  '1b': [
    {name: 'path', attributes: {fill: 'brown', d: 'm36 392c24-62 82-92 74-166q-8-86 4-166 4 80 14 166c6 84-44 114-58 166z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm60 138 54 14 64-22m-120 98 62 18 64-28m-126 100 46 6 78-24'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm74 69a42 42 0 0 1 84 0q-42 10-84 0zm-56 70a42 42 0 0 1 84 0q-42 10-84 0zm118-8a42 42 0 0 1 84 0q-42 10-84 0zm-120 98a42 42 0 0 1 84 0q-42 10-84 0zm126-10a42 42 0 0 1 84 0q-42 10-84 0zm-2 84a42 42 0 0 1 84 0q-42 10-84 0zm-124 18a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm95 66a21 21 0 0 1 42 0m-98 70a21 21 0 0 1 42 0m76-8a21 21 0 0 1 42 0m-162 98a21 21 0 0 1 42 0m84-10a21 21 0 0 1 42 0m-44 84a21 21 0 0 1 42 0m-166 18a21 21 0 0 1 42 0'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm69 82 76-10 30 246-76 10z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm132 120-6 8 1-2-9 6c1-5 8-8 9-14s-7-10-11-8l-7 15c3 1 4-3 5-5l1 6c-1 3-6 2-9 1-3 2-9 5-12 2-2-7 3-12 7-16v-11l-8-3 9-3 3-10c4 0 2 6 2 8l4-1-1-1 6-2c2 1 5 2 6 4-3 7-17-2-16 15l5-3c9 1 23 1 21 14zm-28 3-2-5c-2 2-5 5-5 9l7-4zm6-11-4 3 1 5 3-8zm0 63c-5-1-6-9-5-12l4 7c5-3 8-19 2-22s-7 13-7 14l-1 2-1 5-4-2 4-14c-4 0-7 1-10-3l12-4 2-13c5 2 1 9 2 11 16 1 13 25 2 31zm30-15s-4 1-5 0c-3-2-3-7-5-10-1-1-6-5-5-7 4-4 13 12 15 17zm-1 30c-2 1-6 3-9 3l-6-2 4 20c3 1 12 4 12 8l-2 1-12-5c-12 9-3 3-14 6l-6-5s2-4 4-5c4-2 8 0 12-1 1-4-8-32-1-32l2 9c3 2 7-1 8-2 4 0 8 1 8 5zm-19 24-8 1c1 3 7 2 8-1zm5 54-1-2 6-2c3-2 11-8 11-13s-8-3-11-2c-9 3-13 13-14 14l-5-4 8-13 2-3 3-11c-3 0-7 2-11-2l18-6s6 1 5 5l-13 17v2c33-14 29 23 2 20zm23 40c-24 21-26-9-28-25 0-3-3-8-2-10s3 0 4 1c9 5 1 23 6 32s16-2 20 2z'}}
  ],
  '1c': [
    {name: 'path', attributes: {fill: 'brown', d: 'm36 392c24-62 82-92 74-166q-8-86 4-166 4 80 14 166c6 84-44 114-58 166z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm60 138 54 14 64-22m-120 98 62 18 64-28m-126 100 46 6 78-24'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm74 69a42 42 0 0 1 84 0q-42 10-84 0zm-56 70a42 42 0 0 1 84 0q-42 10-84 0zm118-8a42 42 0 0 1 84 0q-42 10-84 0zm-120 98a42 42 0 0 1 84 0q-42 10-84 0zm126-10a42 42 0 0 1 84 0q-42 10-84 0zm-2 84a42 42 0 0 1 84 0q-42 10-84 0zm-124 18a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm95 66a21 21 0 0 1 42 0m-98 70a21 21 0 0 1 42 0m76-8a21 21 0 0 1 42 0m-162 98a21 21 0 0 1 42 0m84-10a21 21 0 0 1 42 0m-44 84a21 21 0 0 1 42 0m-166 18a21 21 0 0 1 42 0'}}
  ],
  '1d': [
    {name: 'path', attributes: {fill: 'brown', d: 'm204 392c-24-62-82-92-74-166q8-86-4-166-4 80-14 166c-6 84 44 114 58 166z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm180 138-54 14-64-22m120 98-62 18-64-28m126 100-46 6-78-24'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm82 69a42 42 0 0 1 84 0q-42 10-84 0zm54 76a42 42 0 0 1 84 0q-42 10-84 0zm-114-14a42 42 0 0 1 84 0q-42 10-84 0zm118 104a42 42 0 0 1 84 0q-42 10-84 0zm-126-16a42 42 0 0 1 84 0q-42 10-84 0zm2 82a42 42 0 0 1 84 0q-42 10-84 0zm126 20a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm103 66a21 21 0 0 1 42 0m12 76a21 21 0 0 1 42 0m-156-14a21 21 0 0 1 42 0m76 104a21 21 0 0 1 42 0m-168-16a21 21 0 0 1 42 0m-40 82a21 21 0 0 1 42 0m84 20a21 21 0 0 1 42 0'}}
  ],
  '2a': [
    {name: 'path', attributes: {fill: 'brown', d: 'm28 392c-6-92 16-156 68-208 44-44 80-94 98-170-2 86-38 134-86 180-46 46-66 116-58 198z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 8, d: 'm78 206q72-16 106 74m-42-142-20-48 10-50m-90 250-20-50m18 110q30-30 62-4'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, 'stroke-dasharray': '0 23.9', d: 'm188 31a19 19 0 1 1-1 0zm-117 245a19 19 0 1 1 0-1zm113-11a19 19 0 1 1-1 0zm-80 98a19 19 0 1 1 1 0zm86-30a19 19 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 10, 'stroke-dasharray': '0 7.5', d: 'm188 44a6 6 0 1 1-1 0zm-130 232a6 6 0 1 1 0-1zm126 2a6 6 0 1 1-1 0zm-80 72a6 6 0 1 1 1 0zm86-4a6 6 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm132 42h0m-110 194h0'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 5, d: 'm104 178v18m20-18v18'}}
    ]},
    {name: 'path', attributes: {fill: 'olive', d: 'm52 130c4-32 52-40 76-10 10 12 24 20 42 14l38-26 10 16-40 40c-18 26-64 30-92 14-22-12-32-26-34-48z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm54 136c12 24 34 36 62 46-30 2-56-14-62-46z'}},
    {name: 'path', attributes: {fill: 'green', d: 'm96 140c24-16 54 2 78 18-22 14-64 14-78-18z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm54 120-26 10 26 4z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm72 122h0'}}
  ],
  '2b': [
    {name: 'path', attributes: {fill: 'brown', d: 'm28 392c-6-92 16-156 68-208 44-44 80-94 98-170-2 86-38 134-86 180-46 46-66 116-58 198z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 8, d: 'm78 206q72-16 106 74m-42-142-20-48 10-50m-90 250-20-50m18 110q30-30 62-4'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, 'stroke-dasharray': '0 23.9', d: 'm77 76a19 19 0 1 1 0-1zm111-43a19 19 0 1 1-1 0zm-140 174a19 19 0 1 1-1 0zm167 57a19 19 0 1 1 0-1zm-129 67a19 19 0 1 1-1 0zm102 34a19 19 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 10, 'stroke-dasharray': '0 7.5', d: 'm64 76a6 6 0 1 1 0-1zm124-30a6 6 0 1 1-1 0zm-140 174a6 6 0 1 1-1 0zm154 44a6 6 0 1 1 0-1zm-116 80a6 6 0 1 1-1 0zm102 8a6 6 0 1 1 1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm69 82 76-10 30 246-76 10z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm132 120-6 8 1-2-9 6c1-5 8-8 9-14s-7-10-11-8l-7 15c3 1 4-3 5-5l1 6c-1 3-6 2-9 1-3 2-9 5-12 2-2-7 3-12 7-16v-11l-8-3 9-3 3-10c4 0 2 6 2 8l4-1-1-1 6-2c2 1 5 2 6 4-3 7-17-2-16 15l5-3c9 1 23 1 21 14zm-28 3-2-5c-2 2-5 5-5 9l7-4zm6-11-4 3 1 5 3-8zm0 63c-5-1-6-9-5-12l4 7c5-3 8-19 2-22s-7 13-7 14l-1 2-1 5-4-2 4-14c-4 0-7 1-10-3l12-4 2-13c5 2 1 9 2 11 16 1 13 25 2 31zm30-15s-4 1-5 0c-3-2-3-7-5-10-1-1-6-5-5-7 4-4 13 12 15 17zm-1 30c-2 1-6 3-9 3l-6-2 4 20c3 1 12 4 12 8l-2 1-12-5c-12 9-3 3-14 6l-6-5s2-4 4-5c4-2 8 0 12-1 1-4-8-32-1-32l2 9c3 2 7-1 8-2 4 0 8 1 8 5zm-19 24-8 1c1 3 7 2 8-1zm5 54-1-2 6-2c3-2 11-8 11-13s-8-3-11-2c-9 3-13 13-14 14l-5-4 8-13 2-3 3-11c-3 0-7 2-11-2l18-6s6 1 5 5l-13 17v2c33-14 29 23 2 20zm23 40c-24 21-26-9-28-25 0-3-3-8-2-10s3 0 4 1c9 5 1 23 6 32s16-2 20 2z'}}
  ],
  '2c': [
    {name: 'path', attributes: {fill: 'brown', d: 'm28 392c-6-92 16-156 68-208 44-44 80-94 98-170-2 86-38 134-86 180-46 46-66 116-58 198z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 8, d: 'm78 206q72-16 106 74m-42-142-20-48 10-50m-90 250-20-50m18 110q30-30 62-4'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, 'stroke-dasharray': '0 23.9', d: 'm77 90a19 19 0 1 1 0-1zm111-57a19 19 0 1 1-1 0zm-58 132a19 19 0 1 1 1 0zm-80 42a19 19 0 1 1-1 0zm153 77a19 19 0 1 1 0-1zm-97 37a19 19 0 1 1-1 0zm84 54a19 19 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 10, 'stroke-dasharray': '0 7.5', d: 'm64 90a6 6 0 1 1 0-1zm124-44a6 6 0 1 1-1 0zm-58 106a6 6 0 1 1 1 0zm-80 68a6 6 0 1 1-1 0zm140 64a6 6 0 1 1 0-1zm-84 50a6 6 0 1 1-1 0zm84 28a6 6 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm132 40h0m-40 240h0m114-104h0'}}
    ]}
  ],
  '2d': [
    {name: 'path', attributes: {fill: 'brown', d: 'm212 392c6-92-16-156-68-208-44-44-80-94-98-170 2 86 38 134 86 180 46 46 66 116 58 198z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 8, d: 'm162 206q-72-16-106 74m42-142 20-48-10-50m90 250 20-50m-18 110q-30-30-62-4'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, 'stroke-dasharray': '0 23.9', d: 'm52 33a19 19 0 1 1-1 0zm83 51a19 19 0 1 1 0-1zm55 65a19 19 0 1 1 1 0zm-70-10a19 19 0 1 1-1 0zm68 72a19 19 0 1 1-1 0zm-113 69a19 19 0 1 1 0-1zm63 39a19 19 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 10, 'stroke-dasharray': '0 7.5', d: 'm52 46a6 6 0 1 1-1 0zm70 38a6 6 0 1 1 0-1zm68 52a6 6 0 1 1 1 0zm-70 16a6 6 0 1 1-1 0zm68 72a6 6 0 1 1-1 0zm-126 56a6 6 0 1 1 0-1zm76 52a6 6 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm190 54h0m-150 126h0m20 172h0'}}
    ]}
  ],
  '3a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 11, 'stroke-linecap': 'round', d: 'm12 244c68-34 138-44 216-184m-124 140c10-50-14-90-44-130'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm39 42q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm86 12q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm58-6q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-122 90q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm58-32q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm86 40q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-164 46q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm90 8q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm58-2q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm46 45a7 7 0 1 1-1 0zm72 6a7 7 0 1 1 1 0zm72 0a7 7 0 1 1-1 0zm-136 84a7 7 0 1 1 1 0zm72-26a7 7 0 1 1-1 0zm72 34a7 7 0 1 1 1 0zm-150 52a7 7 0 1 1-1 0zm76 2a7 7 0 1 1 1 0zm72 4a7 7 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm10 240q110 40 220 0v150h-220z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm38 270 32 10v110h-32zm132 10 32-10v120h-32z'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm102 285q18 2 36 0v105h-36z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, d: 'm10 232q110 44 220 0v30q-110 44-220 0z'}}
  ],
  '3b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 11, 'stroke-linecap': 'round', d: 'm12 330c78-40 138-130 216-270m-122 212q44 8 84 28m-40-110q-60-20-90-120'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm45 42q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm148 20q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-138 78q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm132-20q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-146 82q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm162 20q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-138 78q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm118-16q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-134 66q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm142 22q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm52 45a7 7 0 1 1-1 0zm134 14a7 7 0 1 1 1 0zm-138 78a7 7 0 1 1 1 0zm146-14a7 7 0 1 1-1 0zm-146 82a7 7 0 1 1-1 0zm148 14a7 7 0 1 1 1 0zm-138 78a7 7 0 1 1 1 0zm132-10a7 7 0 1 1-1 0zm-134 66a7 7 0 1 1-1 0zm128 16a7 7 0 1 1 1 0z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm69 82 76-10 30 246-76 10z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm134 126-2 1-6-2-3 11-3 3-4 2 5-16h-14l-3 5-2 3c-1 4-6 5-7 8-2-1-4-9-4-11s3-4 4-5l-2 2 9-6-3 3c3-2 10-10 8-15l-8-3v-1c4-1 11-6 14-2s0 6-2 9l-1 5-1 2 13 2v-8c2-1 6 8 12 11v2zm-33 1c-3 3-6 5-6 9 2 1 3-5 4-4l2-5zm-5 4-2 3 2-3zm-3-5-2 4 2-4zm43 38c-2 1-6 3-9 3l-6-2 4 20c3 1 12 4 12 8l-2 1-12-5c-12 9-3 3-14 6l-6-5s2-4 4-5c4-2 8 0 12-1 1-4-8-32-1-32l2 9c3 2 7-1 8-2 4 0 8 1 8 5zm-19 24-8 1c1 3 7 2 8-1zm23 55c-24 21-26-9-28-25 0-3-3-8-2-10s3 0 4 1c9 5 1 23 6 32s16-2 20 2zm10 47-4 4-4 1-4 2 6-7-2 1c2-3 5-6 6-10 2-12-8-20-19-16 0 2 3 3 3 5 1 7-4 25-13 26l-4-8-4-3c-9-15 32-40 42-10 1 5 0 11-3 15zm-22-25c-10 1-17 26-8 25 5-2 9-20 8-25zm13 28-4 4 4-4z'}}
  ],
  '3c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 11, 'stroke-linecap': 'round', d: 'm12 330c78-40 138-130 216-270m-122 212q44 8 84 28m-40-110q-60-20-90-120'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm49 48q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm88 14q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm52-2q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-106 86q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm60-26q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm58 86q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-88 4q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-54 62q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm110 18q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-84 64q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm56 51a7 7 0 1 1-1 0zm74 8a7 7 0 1 1 1 0zm66 4a7 7 0 1 1-1 0zm-120 80a7 7 0 1 1 1 0zm74-20a7 7 0 1 1-1 0zm44 80a7 7 0 1 1 1 0zm-74 10a7 7 0 1 1-1 0zm-68 56a7 7 0 1 1 1 0zm124 24a7 7 0 1 1-1 0zm-98 58a7 7 0 1 1 1 0z'}}
  ],
  '3d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 11, 'stroke-linecap': 'round', d: 'm228 330c-78-40-138-130-216-270m122 212q-44 8-84 28m40-110q60-20 90-120'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm177 48q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-60 14q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-80-2q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm134 86q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-88-26q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-30 86q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm60 4q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm82 62q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-138 18q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm112 64q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm184 51a7 7 0 1 1-1 0zm-74 8a7 7 0 1 1 1 0zm-66 4a7 7 0 1 1-1 0zm120 80a7 7 0 1 1 1 0zm-74-20a7 7 0 1 1-1 0zm-44 80a7 7 0 1 1 1 0zm74 10a7 7 0 1 1-1 0zm68 56a7 7 0 1 1 1 0zm-124 24a7 7 0 1 1-1 0zm98 58a7 7 0 1 1 1 0z'}}
  ],
  '4a': [
    {name: 'path', attributes: {fill: 'red', d: 'm174 154a98 98 0 1 0 32 194 112 112 0 0 1-32-194z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm8 40q62-28 116-8t108-4'}},
    {name: 'path', attributes: {fill: 'green', d: 'm64 28q7 21-18 40-2-31 18-40zm0 0q20 9 18 40-25-19-18-40zm56 2q7 21-18 40-2-31 18-40zm0 0q20 9 18 40-25-19-18-40zm58 4q7 21-18 40-2-31 18-40zm0 0q20 9 18 40-25-19-18-40z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 25, 'stroke-dasharray': '0 20', d: 'm28 58v60m20-50v60m34-78v20m20-10v20m38-28h0m20 10h0m36-14v60m20-50v60'}},
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 19, 'stroke-dasharray': '0 18', d: 'm38 132v54m54-102v54m58-72v54m56 2v54'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, 'stroke-dasharray': '0 20', d: 'm28 58v60m20-50v60m34-78v20m20-10v20m38-28h0m20 10h0m36-14v60m20-50v60'}}
    ]},
    {name: 'path', attributes: {fill: 'ink', d: 'm133 273 94-1q8 13-6 23l-81 3z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4, d: 'm88 268q20-59 89-90 1 49-30 101z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm34 279 19-11q15-16 40-9 41 8 66 21-27 35-72 25-28-8-36-23z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm72 291q13 9 28 6m-17 3q16 5 33-1m2-4q10-1 19-5'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4, d: 'm99 272q54-25 124-31-18 42-76 52-30 0-48-21z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm142 268 58-12m-52 27 40-12m-63-24 38-41m-23 48 26-29'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm67 271h0'}}
    ]}
  ],
  '4b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm8 40q62-28 116-8t108-4'}},
    {name: 'path', attributes: {fill: 'green', d: 'm64 28q7 21-18 40-2-31 18-40zm56 2q7 21-18 40-2-31 18-40zm58 4q20 9 18 40-25-19-18-40z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 25, 'stroke-dasharray': '0 20', d: 'm28 58v100m20-90v100m34-118v40m20-30v40m38-46v120m20-110v120m36-136v180m20-170v180'}},
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 19, 'stroke-dasharray': '0 18', d: 'm38 172v54m54-122v54m58 30v54m56 0v54'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, 'stroke-dasharray': '0 20', d: 'm28 58v100m20-90v100m34-118v40m20-30v40m38-46v120m20-110v120m36-136v180m20-170v180'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 72 50-6 32 262-28-19-22 25z'}}
  ],
  '4c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm8 40q62-28 116-8t108-4'}},
    {name: 'path', attributes: {fill: 'green', d: 'm64 28q7 21-18 40-2-31 18-40zm0 0q20 9 18 40-25-19-18-40zm56 2q7 21-18 40-2-31 18-40zm0 0q20 9 18 40-25-19-18-40zm58 4q7 21-18 40-2-31 18-40zm0 0q20 9 18 40-25-19-18-40z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 25, 'stroke-dasharray': '0 20', d: 'm28 58v100m20-90v100m34-118v200m20-190v200m38-206v80m20-70v80m36-96v160m20-150v160'}},
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 19, 'stroke-dasharray': '0 18', d: 'm38 172v54m54 38v54m58-170v54m56 20v54'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, 'stroke-dasharray': '0 20', d: 'm28 58v100m20-90v100m34-118v200m20-190v200m38-206v80m20-70v80m36-96v160m20-150v160'}}
    ]}
  ],
  '4d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm8 40q62-28 116-8t108-4'}},
    {name: 'path', attributes: {fill: 'green', d: 'm64 28q7 21-18 40-2-31 18-40zm0 0q20 9 18 40-25-19-18-40zm56 2q7 21-18 40-2-31 18-40zm0 0q20 9 18 40-25-19-18-40zm58 4q7 21-18 40-2-31 18-40zm0 0q20 9 18 40-25-19-18-40z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 25, 'stroke-dasharray': '0 20', d: 'm28 58v200m20-190v200m34-218v80m20-70v80m38-86v220m20-210v220m36-236v120m20-110v120'}},
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 19, 'stroke-dasharray': '0 18', d: 'm38 272v54m54-182v54m58 90v54m56-160v54'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, 'stroke-dasharray': '0 20', d: 'm28 58v200m20-190v200m34-218v80m20-70v80m38-86v220m20-210v220m36-236v120m20-110v120'}}
    ]}
  ],
  '5a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm84 320v-170m86 150v-184'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm39 392q-7-121-13-242 30 121 35 242zm62 0q4-148 21-296 7 148 1 296zm26 0q2-116 13-232 13 116 9 232zm68 0q4-126 21-252 7 126 1 252z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4, d: 'm84 128c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m84-44c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 7, d: 'm84 142v14m-18-32-12 4m48-4 12 4m54-30v14m-18-32-12 4m48-4 12 4'}},
      {name: 'path', attributes: {stroke: 'blue', 'stroke-width': 5, d: 'm16 296q14-10 28 0t28 0m84 88q14-10 28 0t28 0'}}
    ]},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm8 340 88-28 10 36-98 34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm12 361 74-25'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm52 270 36-18 108 92-38 24z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm76 272 90 78'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm122 292 110-42v40l-96 42z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm142 308 90-36'}}
  ],
  '5b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm72 390v-240m104 240v-274'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm31 392q-4-111-5-222 25 111 27 222zm66 0q-3-136-1-272 22 136 23 272zm34 0q4-86 19-172 9 86 3 172zm64 0q4-121 21-242 7 121 1 242z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4, d: 'm72 112c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m104-30c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m-4 154c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm72 126v14m-18-32-12 4m48-4 12 4m74-16v14m-18-32-12 4m48-4 12 4m-34 168v14m-18-32-12 4m48-4 12 4'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 72 50-6 32 262-28-19-22 25z'}}
  ],
  '5c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm76 390v-240m92 240v-274'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm31 392q-5-111-7-222 26 111 29 222zm66 0q6-156 25-312 5 156-3 312zm34 0q0-101 7-202 17 101 15 202zm64 0q4-121 21-242 7 121 1 242z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4, d: 'm76 130c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m92-46c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm76 144v14m-18-32-12 4m48-4 12 4m62-32v14m-18-32-12 4m48-4 12 4'}}
  ],
  '5d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm74 390v-274m90 274v-170'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm31 392q-3-96-1-192 22 96 23 192zm62 0q6-141 25-282 5 141-3 282zm34 0q5-66 23-132 6 66-1 132zm64 0q5-131 23-262 6 131-1 262z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4, d: 'm74 84c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m90 112c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm74 98v14m-18-32-12 4m48-4 12 4m60 126v14m-18-32-12 4m48-4 12 4'}}
  ],
  '6a': [
    {name: 'path', attributes: {fill: 'green', d: 'm112 250c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm14 0c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm-10 50c27-17 58-22 81 0q-20 5-23 15 24 18 25 54-37 6-58-14-10 5-11 25c-26-19-26-51-14-80zm-8 0c12 29 12 61-14 80q-1-20-11-25-21 20-58 14 1-36 25-54-3-10-23-15c23-22 54-17 81 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm104 249-72-7m56 5-21 28m21-28-15-31m61 33 72-7m-56 5 15-31m-15 31 21 28m-49 30 55 46m-43-36 33-11m-33 11-5 35m-27-45-55 46m43-36 5 35m-5-35-33-11'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm118 195a49 49 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 39, 'stroke-dasharray': '0 27.5', d: 'm118 209a35 35 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm118 222a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm118 235a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm118 244h0'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 5, d: 'm76 70c-22-30-55-32-60-18q2 24 27 28-6 22 16 27 17-10 18-33 11 20 32 21 17-15 0-31 21-16 12-38c-11-10-40 8-45 44z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 12, d: 'm38 59h0m66-17h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm74 62 6 25m-6-25-14-15m14 15 5-20'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 5, d: 'm166 120c-3-37-30-56-41-47q-12 21 8 38-18 16-2 31 21 1 34-18-1 23 16 34 22-3 17-26 26-2 29-26c-4-14-37-14-61 14z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 12, d: 'm140 90h0m65 21h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm168 112-8 25m8-25-3-20m3 20 16-14'}}
    ]}
  ],
  '6b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm124 200q6 100-12 190'}},
    {name: 'path', attributes: {fill: 'green', d: 'm112 190c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm16 6c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm-16 188c-29 14-60 16-80-8q19-3 24-13-22-20-19-57 37-2 56 21 10-4 13-24c24 22 21 53 6 81zm4 0c-18-26-26-56-6-81q6 19 17 22 16-25 52-28 9 36-10 59 6 9 26 8c-18 27-49 30-79 20z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm104 189-72-7m56 5-21 28m21-28-15-31m63 39 72-7m-56 5 15-31m-15 31 21 28m-67 157-50-52m39 41-34 8m34-8 9-34m17 45 42-59m-33 46-14-33m14 33 35 3'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm124 143a49 49 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 39, 'stroke-dasharray': '0 27.5', d: 'm124 157a35 35 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm124 170a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm124 183a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm124 192h0'}}
    ]},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm114 69 56 9-40 253-56-9z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm113 93 51 8-1 9-52-8zm-32 197 52 8-2 9-51-8z'}}
  ],
  '6c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm120 150q8 130-8 240'}},
    {name: 'path', attributes: {fill: 'green', d: 'm112 140c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm16 0c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm-16 244c-29 14-60 16-80-8q19-3 24-13-22-20-19-57 37-2 56 21 10-4 13-24c24 22 21 53 6 81zm4 0c-18-26-26-56-6-81q6 19 17 22 16-25 52-28 9 36-10 59 6 9 26 8c-18 27-49 30-79 20z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm104 139-72-7m56 5-21 28m21-28-15-31m63 33 72-7m-56 5 15-31m-15 31 21 28m-67 213-50-52m39 41-34 8m34-8 9-34m17 45 42-59m-33 46-14-33m14 33 35 3'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm120 87a49 49 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 39, 'stroke-dasharray': '0 27.5', d: 'm120 101a35 35 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm120 114a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm120 127a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm120 136h0'}}
    ]}
  ],
  '6d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm120 260q0-120 36-176'}},
    {name: 'path', attributes: {fill: 'green', d: 'm112 262c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm14 8c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm-12-56c-29 14-60 16-80-8q19-3 24-13-22-20-19-57 37-2 56 21 10-4 13-24c24 22 21 53 6 81zm20 0c-18-26-26-56-6-81q6 19 17 22 16-25 52-28 9 36-10 59 6 9 26 8c-18 27-49 30-79 20z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm104 261-72-7m56 5-21 28m21-28-15-31m61 41 72-7m-56 5 15-31m-15 31 21 28m-63-87-50-52m39 41-34 8m34-8 9-34m33 45 42-59m-33 46-14-33m14 33 35 3'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm116 217a49 49 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 39, 'stroke-dasharray': '0 27.5', d: 'm116 231a35 35 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm116 244a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm116 257a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm116 266h0'}}
    ]},
    {name: 'path', attributes: {fill: 'red', d: 'm132 80q-4-44 28-50 32 6 28 50-28 24-56 0z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm146 76q-2-28 14-38 16 10 14 38-14 10-28 0z'}}
  ],
  '7a': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 4, d: 'm150 20c-50 0-90 30-118 90m186-66c-68-14-128 26-154 136m154-76c-58-4-94 26-106 106m106-46q-42 0-56 46'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 19, 'stroke-dasharray': '7 25', d: 'm142 11c-50 0-90 30-118 90m186-66c-68-14-128 26-154 136m154-76c-58-4-94 26-106 106m106-46q-42 0-56 46'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 19, 'stroke-dasharray': '5 27', d: 'm159 30c-50 0-90 30-118 90m186-66c-68-14-128 26-154 136m154-76c-58-4-94 26-106 106m106-46q-42 0-56 46'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm12 376h216v14h-216z'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm12 322c4-20 14-14 18-18 10-40 34-54 60-56 76-10 110 14 122 52q10 30 4 84h-26l-12-36q-42 14-84 4l-4 30h-26l-8-34c-12-2-22-6-28-14q-16 2-16-12z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm50 280q-4-34 24-40 6 22-8 40zm44-34q82-12 116 36-8 10-18 4-32-28-92-28z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm38 332q18-2 20-24 12 32-10 34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 11, 'stroke-linecap': 'round', d: 'm52 298h0m-33 22h0'}}
  ],
  '7b': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 4, d: 'm150 20c-50 0-90 30-118 90m186-66c-68-14-128 26-162 146m162-66c-58-14-108 26-130 156m130-72c-38-8-78 22-90 148m88-60q-32 4-34 70'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 19, 'stroke-dasharray': '7 25', d: 'm142 11c-50 0-90 30-118 90m186-66c-68-14-128 26-162 146m162-66c-58-14-108 26-130 156m130-72c-38-8-78 22-90 148m88-60q-32 4-34 70'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 19, 'stroke-dasharray': '5 27', d: 'm159 30c-50 0-90 30-118 90m186-66c-68-14-128 26-162 146m162-66c-58-14-108 26-130 156m130-72c-38-8-78 22-90 148m88-60q-32 4-34 70'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 72 50-6 32 262-28-19-22 25z'}}
  ],
  '7c': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 4, d: 'm150 20c-50 0-90 30-118 90m186-66c-68-14-128 26-162 146m162-66c-58-14-108 26-130 156m130-72c-38-8-78 22-90 148m88-60q-32 4-34 70'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 19, 'stroke-dasharray': '7 25', d: 'm142 11c-50 0-90 30-118 90m186-66c-68-14-128 26-162 146m162-66c-58-14-108 26-130 156m130-72c-38-8-78 22-90 148m88-60q-32 4-34 70'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 19, 'stroke-dasharray': '5 27', d: 'm159 30c-50 0-90 30-118 90m186-66c-68-14-128 26-162 146m162-66c-58-14-108 26-130 156m130-72c-38-8-78 22-90 148m88-60q-32 4-34 70'}}
    ]}
  ],
  '7d': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 4, d: 'm90 20c50 0 90 30 118 90m-186-66c68-14 128 26 162 146m-162-66c58-14 108 26 130 156m-130-72c38-8 78 22 90 148m-88-60q32 4 34 70'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 19, 'stroke-dasharray': '7 25', d: 'm98 11c50 0 90 30 118 90m-186-66c68-14 128 26 162 146m-162-66c58-14 108 26 130 156m-130-72c38-8 78 22 90 148m-88-60q32 4 34 70'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 19, 'stroke-dasharray': '5 27', d: 'm81 30c50 0 90 30 118 90m-186-66c68-14 128 26 162 146m-162-66c58-14 108 26 130 156m-130-72c38-8 78 22 90 148m-88-60q32 4 34 70'}}
    ]}
  ],
  '8a': [
    {name: 'path', attributes: {fill: 'red', d: 'm10 10h220v290h-220z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm36 122a84 84 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm8 262q104-90 224-10v140h-224z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm60 392q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66zm50 0q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66z'}}
  ],
  '8b': [
    {name: 'path', attributes: {fill: 'ink', d: 'm8 262q104-90 224-10v140h-224z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm60 392q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66zm50 0q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm18 86q12-12 26-4 24-10 46-8-4-34 26-54 14 28 6 56l28 4-28 16q-32 14-64 0-14-6-40-10zm66-8-18 6q-28-18-40-52 38 6 58 46zm2 60q12-12 26-4 24-10 46-8-4-34 26-54 14 28 6 56l28 4-28 16q-32 14-64 0-14-6-40-10zm66-8-18 6q-28-18-40-52 38 6 58 46zm-138 68q12-12 26-4 24-10 46-8-4-34 26-54 14 28 6 56l28 4-28 16q-32 14-64 0-14-6-40-10zm66-8-18 6q-28-18-40-52 38 6 58 46z'}}
  ],
  '8c': [
    {name: 'path', attributes: {fill: 'ink', d: 'm8 262q104-90 224-10v140h-224z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm60 392q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66zm50 0q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66z'}}
  ],
  '8d': [
    {name: 'path', attributes: {fill: 'ink', d: 'm232 262q-104-90-224-10v140h224z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm180 392q8-58 46-78-24 28-38 78zm-10 0q6-90 38-128-22 42-30 128zm-10 0q-4-100 14-160-6 60-6 160zm-10 0q-4-84-32-120 24 36 40 120zm-10 0q-10-50-38-66 28 18 46 66zm-50 0q8-58 46-78-24 28-38 78zm-10 0q6-90 38-128-22 42-30 128zm-10 0q-4-100 14-160-6 60-6 160zm-10 0q-4-84-32-120 24 36 40 120zm-10 0q-10-50-38-66 28 18 46 66z'}}
  ],
  '9a': [
    {name: 'path', attributes: {fill: 'green', d: 'm140 120q0-34 26-34 18-20 34 0 30 4 36 34-6 30-36 34-16 20-34 0-26 0-26-34zm-40 86q0 34-26 34-18 20-34 0-30-4-36-34 6-30 36-34 16-20 34 0 26 0 26 34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm146 120h60m-112 86h-60'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 106, d: 'm68 72h0m104 0h0m-52 92h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 17, 'stroke-dasharray': '0 16.9', d: 'm68 29a43 43 0 1 1-1 0zm104 0a43 43 0 1 1-1 0zm-52 92a43 43 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 36, 'stroke-linecap': 'butt', 'stroke-dasharray': '7.8 2.4', d: 'm68 46a26 26 0 1 1-1 0zm104 0a26 26 0 1 1-1 0zm-52 92a26 26 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 24, 'stroke-linecap': 'round', d: 'm68 72h0m104 0h0m-52 92h0'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm34 236h172c0 64-34 96-60 104l6 22h-64l6-22c-26-8-60-40-60-104z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm34 236a86 24 0 0 1 172 0 86 24 0 0 1-172 0z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm154 305c-2 5-15-1-19 1l-1 3c0 6 3 18-4 22-4 3-20-5-18-11l6 4h8c4-5 3-13 2-19-6 1-13 0-18 1s-10 17-21 18l-3-1 7-3 11-13c-2-2-12 4-15-5 2 0 24 2 21-5-3 0-14 2-14-5h16l1-2c-4-2-8 1-11-5h13l1-4-10 1c-2-1-6-4-6-8l16 3-2-13c2-1 8 3 9 5s0 5 0 7c6 1 13-3 17 2l-17 3-2 3c5 2 13-4 16 3-2 5-16-3-19 5l19-2 9 5-19 1c4 3 6 6 11 5l1-1c5-1 11 1 15 5zm-27-4-1-5h-10l-3 5h14zm-8 17-2 1c-4-1-8-6-8-11 4-2 11 6 10 10z'}}
  ],
  '9b': [
    {name: 'path', attributes: {fill: 'green', d: 'm90 90q0-34 26-34 18-20 34 0 30 4 36 34-6 30-36 34-16 20-34 0-26 0-26-34zm0 230q0-34 26-34 18-20 34 0 30 4 36 34-6 30-36 34-16 20-34 0-26 0-26-34zm60-110q0 34-26 34-18 20-34 0-30-4-36-34 6-30 36-34 16-20 34 0 26 0 26 34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm96 90h60m-60 230h60m-12-110h-60'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 106, d: 'm70 76h0m102 70h0m-106 80h0m104 104h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 17, 'stroke-dasharray': '0 16.9', d: 'm70 33a43 43 0 1 1-1 0zm102 70a43 43 0 1 1-1 0zm-106 80a43 43 0 1 1-1 0zm104 104a43 43 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 36, 'stroke-linecap': 'butt', 'stroke-dasharray': '7.8 2.4', d: 'm70 50a26 26 0 1 1-1 0zm102 70a26 26 0 1 1-1 0zm-106 80a26 26 0 1 1-1 0zm104 104a26 26 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 24, 'stroke-linecap': 'round', d: 'm70 76h0m102 70h0m-106 80h0m104 104h0'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm114 69 56 9-40 253-56-9z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm113 93 51 8-1 9-52-8zm-32 197 52 8-2 9-51-8z'}}
  ],
  '9c': [
    {name: 'path', attributes: {fill: 'green', d: 'm100 108q0-34 26-34 18-20 34 0 30 4 36 34-6 30-36 34-16 20-34 0-26 0-26-34zm46 168q0 34-26 34-18 20-34 0-30-4-36-34 6-30 36-34 16-20 34 0 26 0 26 34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm106 108h60m-26 168h-60'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 106, d: 'm78 84h0m82 112h0m-70 120h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 17, 'stroke-dasharray': '0 16.9', d: 'm78 41a43 43 0 1 1-1 0zm82 112a43 43 0 1 1-1 0zm-70 120a43 43 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 36, 'stroke-linecap': 'butt', 'stroke-dasharray': '7.8 2.4', d: 'm78 58a26 26 0 1 1-1 0zm82 112a26 26 0 1 1-1 0zm-70 120a26 26 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 24, 'stroke-linecap': 'round', d: 'm78 84h0m82 112h0m-70 120h0'}}
  ],
  '9d': [
    {name: 'path', attributes: {fill: 'green', d: 'm140 100q0 34-26 34-18 20-34 0-30-4-36-34 6-30 36-34 16-20 34 0 26 0 26 34zm-44 192q0-34 26-34 18-20 34 0 30 4 36 34-6 30-36 34-16 20-34 0-26 0-26-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm134 100h-60m28 192h60'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 106, d: 'm158 76h0m-72 114h0m64 130h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 17, 'stroke-dasharray': '0 16.9', d: 'm158 33a43 43 0 1 1-1 0zm-72 114a43 43 0 1 1-1 0zm64 130a43 43 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 36, 'stroke-linecap': 'butt', 'stroke-dasharray': '7.8 2.4', d: 'm158 50a26 26 0 1 1-1 0zm-72 114a26 26 0 1 1-1 0zm64 130a26 26 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 24, 'stroke-linecap': 'round', d: 'm158 76h0m-72 114h0m64 130h0'}}
  ],
  '10a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm12 110q78-10 138-98'}},
    {name: 'path', attributes: {fill: 'red', d: 'm64 81-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28zm-21 126-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm100 153-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28z'}},
    {name: 'path', attributes: {fill: 'tan', d: 'm56 268q2-28 34-30 40 6 64-8 18-18 12-44l-26-6q-10-4-4-14l30-14q16-6 28 4 12 34 10 74 12 38-4 68l4 90h-11l-9-80-6 80h-11l-1-82q-36 8-64-2l-4 84h-11l-3-82-14 34 4 48h-11l-7-48q8-30 0-72zm130-102q20-18 40-12-10 22-32 22z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 7, d: 'm176 152q0-28-22-48t-6-42m18 54-28-4m54 42q-4-30 14-50t4-42m-10 50 26-4'}},
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 11, d: 'm82 258h0m22-4h0m22 4h0m22-4h0m-56 24h0m24 0h0m24-2h0m24-14h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 8, d: 'm164 170h0m-26 2h0'}}
    ]}
  ],
  '10b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm30 390c-10-140 60-230 190-330'}},
    {name: 'path', attributes: {fill: 'red', d: 'm60 91-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28zm117-10-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29zm-130 234-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm51 197-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29zm127 120-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28z'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm114 69 56 9-40 253-56-9z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm113 93 51 8-1 9-52-8zm-32 197 52 8-2 9-51-8z'}}
  ],
  '10c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm30 390c-10-140 60-230 190-330m-154 166 104 24m-40-116-50-50'}},
    {name: 'path', attributes: {fill: 'red', d: 'm66 87-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28zm103 10-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29zm9 150-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28zm-117 66-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm57 199-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29zm105 148-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28z'}}
  ],
  '10d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm210 390c10-140-60-230-190-330m154 166-104 24m40-116 50-50'}},
    {name: 'path', attributes: {fill: 'red', d: 'm163 89-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29zm-105 18-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28zm112 104-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28zm-11 126-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm60 257-13 12v-12l-28-1 24-13-27-22 33 10-6-39 19 35 20-30-7 35 27-6-21 19 7 9-11 4h-7l9 29-4 1-11-28zm7 96-17 1 7-9-21-19 27 6-7-35 20 30 19-35-6 39 33-10-27 22 24 13-28 1v12l-11-5-6-4-11 28-4-1 9-29z'}}
  ],
  '11a': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'olive', 'stroke-width': 4, d: 'm206 12q14 108-6 208m-160-208q-20 108-6 238m194-190q-12 120-4 230'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8, 'stroke-dasharray': '14 12', d: 'm200 12q14 108-6 208m-160-208q-20 108-6 238m194-190q-12 120-4 230m-6-265q14 108-6 208m-160-208q-20 108-6 238m194-190q-12 120-4 230'}}
    ]},
    {name: 'path', attributes: {fill: 'sky', d: 'm12 330q48-18 108 0t108-4v50q0 12-12 12h-192q-12 0-12-12z'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm120 200q36-14 64 6 28 44 30 138h-110q4-64-12-82l16-26z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm110 344h98l4 18h-112z'}},
    {name: 'path', attributes: {fill: 'white', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm122 168q2-18 26-20 24 4 22 28-4 24-24 26-22-2-24-34z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm120 160q10-28 32-56 24 24 24 54-26-12-56 2z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 4, d: 'm128 172h8m10 0h8m-20 16h8'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 7, d: 'm100 262-8-222'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm16 110q24-74 76-80 58 0 94 66-26-12-44 6-24-18-46 4-24-18-42 4-20-14-38 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 3, 'stroke-linecap': 'round', d: 'm92 34q-32 26-38 72m38-72v70m0-70q38 26 50 64'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm150 216q-10 46-54 60l-8-32q26-8 34-38z'}},
    {name: 'path', attributes: {fill: 'green', d: 'm20 370q-6-30 22-40 4-16 18-10 22 2 26 14-4 12-16 14l6 22h-16l-6-14q-2 14-16 14z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 3, d: 'm38 370q-14-16 2-22'}},
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 9, d: 'm58 328h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm59 328h0'}}
    ]}
  ],
  '11b': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'olive', 'stroke-width': 4, d: 'm40 12q-20 78 10 178m34-178q-4 98 26 188m30-188q-20 78 0 128m60-128q-10 48 6 108'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8, 'stroke-dasharray': '14 12', d: 'm34 12q-20 78 10 178m34-178q-4 98 26 188m30-188q-20 78 0 128m60-128q-10 48 6 108m-154-95q-20 78 10 178m34-178q-4 98 26 188m30-188q-20 78 0 128m60-128q-10 48 6 108'}}
    ]},
    {name: 'path', attributes: {fill: 'ink', d: 'm40 236q20-22 48-12l108-88q-18 64-62 104l88 72-82-40 36 94-68-104q-38 8-68-26z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm70 250q26-14 50-4l-8 16q-24 6-42-12z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm40 238q20-6 34 12-20 2-34-12z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'white', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm66 230h0'}}
  ],
  '11c': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'olive', 'stroke-width': 4, d: 'm34 12q16 108-4 228m40-228q20 148-10 318m48-318q12 148 12 238m30-238q20 148 0 338m38-338q22 108 2 278m26-278q14 88 0 188'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8, 'stroke-dasharray': '14 12', d: 'm28 12q16 108-4 228m40-228q20 148-10 318m48-318q12 148 12 238m30-238q20 148 0 338m38-338q22 108 2 278m26-278q14 88 0 188m-170-175q16 108-4 228m40-228q20 148-10 318m48-318q12 148 12 238m30-238q20 148 0 338m38-338q22 108 2 278m26-278q14 88 0 188'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 72 50-6 32 262-28-19-22 25z'}}
  ],
  '11d': [
    {name: 'path', attributes: {fill: 'red', d: 'm10 24q0-14 14-14h192q14 0 14 14v352q0 14-14 14h-192q-14 0-14-14z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm10 150v-126q0-14 14-14h192q14 0 14 14v96q-30 40-60 10-20 50-60 20-20 50-60 10-20 20-40-10z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm150 110-66 116h44l-32 130 100-160h-50l44-86z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 96, d: 'm66 318h0'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 72, d: 'm66 318h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 22, 'stroke-dasharray': '0 33.5', d: 'm66 302a16 16 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, 'stroke-dasharray': '34 22.5', d: 'm66 291a27 27 0 1 1-1 0z'}}
    ]}
  ],
  '12a': [
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.6, d: 'm104 266c9-25-17-53-43-37q-24-14-38 14-6 16 6 28-22 30-25 67 37 10 72-2 8 15 25 14 31-4 25-32c23-19 5-53-22-52zm32 0c-27-1-45 33-22 52q-6 28 25 32 17 1 25-14 35 12 72 2-3-37-25-67 12-12 6-28-14-28-38-14c-26-16-52 12-43 37z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.7, 'stroke-linecap': 'round', d: 'm95 272-74 55m24-80q21 35 50 25-18 25 8 56m-77-35q16 13 36 4-16 16-8 35m91-60 74 55m-82 1q26-31 8-56 29 10 50-25m-9 85q8-19-8-35 20 9 36-4'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 250c-16-24-58-18-60 14q-28 12-12 42 10 16 28 14 12 38 44 64 32-26 44-64 18 2 28-14 16-30-12-42c-2-32-44-38-60-14z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm120 262v100m-54-72q44 4 54-28 10 32 54 28m-80 46q22-6 26-30 4 24 26 30'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 13, d: 'm150 160c56-10 46 54 72 66m-100-46c20 30 6 90 44 130'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 13, d: 'm138 172c50 8 26 90 78 124'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 30, d: 'm216 230h0m-50 82h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 30, d: 'm214 298h0'}},
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 15, d: 'm216 230h0m-50 82h0m48-14h0'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm14 88 26-16q4-24 24-22 20 4 16 32-2 22 18 34 36 4 70 34-18 42-56 38-40-6-52-48-6-26-4-46-12-6-42-6z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm88 134c0-50 32-94 82-116q2 18-8 32 22-8 40-2-6 18-22 26 22 0 34 12-14 18-38 18 12 6 14 18-40 30-102 12z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 5, d: 'm110 122q16-40 40-66m-26 72q22-28 46-46m-32 50q18-14 32-22'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 8, d: 'm56 50q-8-20-28-20m38 18q0-20-16-30m24 34q12-14 8-30'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 8, d: 'm58 70h0'}}
    ]}
  ],
  '12b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm120 250v-210m-62 260v-170m124 170v-170'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm120 28q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-23 46q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-46 52q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-85-10q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm105-48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.6, d: 'm104 266c9-25-17-53-43-37q-24-14-38 14-6 16 6 28-22 30-25 67 37 10 72-2 8 15 25 14 31-4 25-32c23-19 5-53-22-52zm32 0c-27-1-45 33-22 52q-6 28 25 32 17 1 25-14 35 12 72 2-3-37-25-67 12-12 6-28-14-28-38-14c-26-16-52 12-43 37z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.7, 'stroke-linecap': 'round', d: 'm95 272-74 55m24-80q21 35 50 25-18 25 8 56m-77-35q16 13 36 4-16 16-8 35m91-60 74 55m-82 1q26-31 8-56 29 10 50-25m-9 85q8-19-8-35 20 9 36-4'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 250c-16-24-58-18-60 14q-28 12-12 42 10 16 28 14 12 38 44 64 32-26 44-64 18 2 28-14 16-30-12-42c-2-32-44-38-60-14z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm120 262v100m-54-72q44 4 54-28 10 32 54 28m-80 46q22-6 26-30 4 24 26 30'}}
  ],
  '12c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm120 250v-210m-62 260v-170m124 170v-170'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm120 28q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-23 46q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-46 52q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-85-10q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm105-48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.6, d: 'm104 266c9-25-17-53-43-37q-24-14-38 14-6 16 6 28-22 30-25 67 37 10 72-2 8 15 25 14 31-4 25-32c23-19 5-53-22-52zm32 0c-27-1-45 33-22 52q-6 28 25 32 17 1 25-14 35 12 72 2-3-37-25-67 12-12 6-28-14-28-38-14c-26-16-52 12-43 37z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.7, 'stroke-linecap': 'round', d: 'm95 272-74 55m24-80q21 35 50 25-18 25 8 56m-77-35q16 13 36 4-16 16-8 35m91-60 74 55m-82 1q26-31 8-56 29 10 50-25m-9 85q8-19-8-35 20 9 36-4'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 250c-16-24-58-18-60 14q-28 12-12 42 10 16 28 14 12 38 44 64 32-26 44-64 18 2 28-14 16-30-12-42c-2-32-44-38-60-14z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm120 262v100m-54-72q44 4 54-28 10 32 54 28m-80 46q22-6 26-30 4 24 26 30'}}
  ],
  '12d': [
    {name: 'path', attributes: {fill: 'gold', d: 'm12 300h216v88h-216z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm120 250v-210m-62 260v-170m124 170v-170'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm120 28q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-23 46q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-46 52q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-85-10q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm105-48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.6, d: 'm104 266c9-25-17-53-43-37q-24-14-38 14-6 16 6 28-22 30-25 67 37 10 72-2 8 15 25 14 31-4 25-32c23-19 5-53-22-52zm32 0c-27-1-45 33-22 52q-6 28 25 32 17 1 25-14 35 12 72 2-3-37-25-67 12-12 6-28-14-28-38-14c-26-16-52 12-43 37z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.7, 'stroke-linecap': 'round', d: 'm95 272-74 55m24-80q21 35 50 25-18 25 8 56m-77-35q16 13 36 4-16 16-8 35m91-60 74 55m-82 1q26-31 8-56 29 10 50-25m-9 85q8-19-8-35 20 9 36-4'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 250c-16-24-58-18-60 14q-28 12-12 42 10 16 28 14 12 38 44 64 32-26 44-64 18 2 28-14 16-30-12-42c-2-32-44-38-60-14z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm120 262v100m-54-72q44 4 54-28 10 32 54 28m-80 46q22-6 26-30 4 24 26 30'}}
  ],
  'back': [
    {name: 'path', attributes: {fill: 'back', d: 'm9 24q0-15 15-15h192q15 0 15 15v352q0 15-15 15h-192q-15 0-15-15z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 5, d: 'm44 30h152q14 0 14 14v312q0 14-14 14h-152q-14 0-14-14v-312q0-14 14-14z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 46, 'stroke-dasharray': '0 42.7', d: 'm120 166a34 34 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'back', 'stroke-width': 36, 'stroke-dasharray': '0 42.7', d: 'm120 166a34 34 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 24, d: 'm120 200h0'}}
    ]}
  ]
}

/** Month and kind in the corner of a card. */
// prettier-ignore
export const corners: Readonly<Record<CardCode, readonly Shape[]>> = {
  '1a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm26 29 8-7v34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 24, d: 'm33 75h0'}}
    ]}
  ],
  '1b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm26 29 8-7v34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm25 84 16-18'}}
    ]}
  ],
  '1c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm26 29 8-7v34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '1d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm26 29 8-7v34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '2a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm25 30q1-8 8-8t8 9q0 7-16 25h17'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm33 63 14 23h-28z'}}
  ],
  '2b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 30q1-8 8-8t8 9q0 7-16 25h17'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm25 84 16-18'}}
    ]}
  ],
  '2c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 30q1-8 8-8t8 9q0 7-16 25h17'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '2d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 30q1-8 8-8t8 9q0 7-16 25h17'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '3a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 24q16-6 16 6 0 8-11 8 12 0 12 9 0 13-18 7'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 24, d: 'm33 75h0'}}
    ]}
  ],
  '3b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 24q16-6 16 6 0 8-11 8 12 0 12 9 0 13-18 7'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm25 84 16-18'}}
    ]}
  ],
  '3c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 24q16-6 16 6 0 8-11 8 12 0 12 9 0 13-18 7'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '3d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 24q16-6 16 6 0 8-11 8 12 0 12 9 0 13-18 7'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '4a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm37 56v-34l-13 24h18'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm33 63 14 23h-28z'}}
  ],
  '4b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm37 56v-34l-13 24h18'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm25 84 16-18'}}
    ]}
  ],
  '4c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm37 56v-34l-13 24h18'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '4d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm37 56v-34l-13 24h18'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '5a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm40 22h-13l-2 15q17-5 17 8 0 15-18 10'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm33 63 14 23h-28z'}}
  ],
  '5b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm40 22h-13l-2 15q17-5 17 8 0 15-18 10'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm25 84 16-18'}}
    ]}
  ],
  '5c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm40 22h-13l-2 15q17-5 17 8 0 15-18 10'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '5d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm40 22h-13l-2 15q17-5 17 8 0 15-18 10'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '6a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm39 23q-15 1-15 21 0 12 9 12t9-10-9-10q-7 0-9 8'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm33 63 14 23h-28z'}}
  ],
  '6b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm39 23q-15 1-15 21 0 12 9 12t9-10-9-10q-7 0-9 8'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm25 84 16-18'}}
    ]}
  ],
  '6c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm39 23q-15 1-15 21 0 12 9 12t9-10-9-10q-7 0-9 8'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '6d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm39 23q-15 1-15 21 0 12 9 12t9-10-9-10q-7 0-9 8'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '7a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm24 22h18l-12 34'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm33 63 14 23h-28z'}}
  ],
  '7b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm24 22h18l-12 34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm25 84 16-18'}}
    ]}
  ],
  '7c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm24 22h18l-12 34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '7d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm24 22h18l-12 34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '8a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm33 38q-8 0-8-8t8-8 8 8-8 8-9 9 9 9 9-9-9-9z'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 24, d: 'm33 75h0'}}
    ]}
  ],
  '8b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm33 38q-8 0-8-8t8-8 8 8-8 8-9 9 9 9 9-9-9-9z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm33 63 14 23h-28z'}}
  ],
  '8c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm33 38q-8 0-8-8t8-8 8 8-8 8-9 9 9 9 9-9-9-9z'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '8d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm33 38q-8 0-8-8t8-8 8 8-8 8-9 9 9 9 9-9-9-9z'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '9a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm27 55q15-1 15-21 0-12-9-12t-9 10 9 10q7 0 9-8'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm33 63 14 23h-28z'}}
  ],
  '9b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm27 55q15-1 15-21 0-12-9-12t-9 10 9 10q7 0 9-8'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm25 84 16-18'}}
    ]}
  ],
  '9c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm27 55q15-1 15-21 0-12-9-12t-9 10 9 10q7 0 9-8'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '9d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h46v74q0 12-12 12h-34z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm27 55q15-1 15-21 0-12-9-12t-9 10 9 10q7 0 9-8'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm33 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '10a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm25 29 8-7v34m23-34q-9 0-9 17t9 17 9-17-9-17z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm44 63 14 23h-28z'}}
  ],
  '10b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m23-34q-9 0-9 17t9 17 9-17-9-17z'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm36 84 16-18'}}
    ]}
  ],
  '10c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m23-34q-9 0-9 17t9 17 9-17-9-17z'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm44 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '10d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m23-34q-9 0-9 17t9 17 9-17-9-17z'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm44 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '11a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m16-27 8-7v34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 24, d: 'm44 75h0'}}
    ]}
  ],
  '11b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm25 29 8-7v34m16-27 8-7v34'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm44 63 14 23h-28z'}}
  ],
  '11c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m16-27 8-7v34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm36 84 16-18'}}
    ]}
  ],
  '11d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m16-27 8-7v34'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm44 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '12a': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m15-26q1-8 8-8t8 9q0 7-16 25h17'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 24, d: 'm44 75h0'}}
    ]}
  ],
  '12b': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m15-26q1-8 8-8t8 9q0 7-16 25h17'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm44 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '12c': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m15-26q1-8 8-8t8 9q0 7-16 25h17'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm44 67a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '12d': [
    {name: 'path', attributes: {fill: 'face', stroke: 'ink', 'stroke-width': 4, d: 'm8 8h68v74q0 12-12 12h-56z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm25 29 8-7v34m15-26q1-8 8-8t8 9q0 7-16 25h17'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm44 67a8 8 0 1 1-1 0z'}}
    ]}
  ]
}
