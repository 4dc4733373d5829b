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
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 12, 'stroke-linecap': 'round', d: 'm52 306h0m144 46h0'}},
    {name: 'path', attributes: {fill: 'white', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm64 112c6-20 24-24 33-12 8 14 6 30 3 46-5 24-12 38-8 58 38-8 84 10 110 46-12 36-42 46-70 46-34 0-56-20-58-50s6-56 10-78c2-16 0-22-4-30-8-4-14-12-16-26z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm78 134c8 8 18 6 23-2 1 26-13 48-11 74l-15 18c-1-28 11-54 9-72-1-6-3-10-6-18z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'ink', 'stroke-width': 3, 'stroke-linejoin': 'round', d: 'm140 246c26-14 50-10 64 4 18 18 22 46 18 72-8-22-16-30-24-32 2 16-2 28-8 36-6-22-16-34-30-42-12-8-20-22-20-38z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm60 108c-6-34 40-40 43-2-13-8-27-6-43 2z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm66 108-46 18 48-5z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm82 113h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 4, d: 'm110 216c4 24 18 38 38 42m-24-42c6 16 18 26 36 28m-68 12q4 18 18 26m-2-18q4 12 16 18'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 3, d: 'm164 258q22 4 36 24m-22-32q20 4 34 26'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm122 294v84m24-84v84'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm20 391a42 42 0 0 1 84 0q-42 10-84 0zm108 2a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm41 388a21 21 0 0 1 42 0m66 2a21 21 0 0 1 42 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 12, 'stroke-linecap': 'round', d: 'm62 390h0m108 2h0'}}
  ],
  '1b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm118 186q-36 10-58 2m72 20q40-12 58-32m-42 96q30 10 52 0m-90 54q-34-6-58-24'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm55 396c5-57 114-52 109-153l-28 2c11 71-96 56-131 147zm109-149c-12-65-72-70-53-166l-10-2c-25 104 35 119 35 170z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'tan', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm52 370q14-26 40-34m28-18q18-18 18-44m-2-24q0-24-14-44m-10-38q-10-20-6-44'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm64 75a42 42 0 0 1 84 0q-42 10-84 0zm84 98a42 42 0 0 1 84 0q-42 10-84 0zm-134 20a42 42 0 0 1 84 0q-42 10-84 0zm94 60a42 42 0 0 1 84 0q-42 10-84 0zm-102 48a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm85 72a21 21 0 0 1 42 0m42 98a21 21 0 0 1 42 0m-176 20a21 21 0 0 1 42 0m52 60a21 21 0 0 1 42 0m-144 48a21 21 0 0 1 42 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 12, 'stroke-linecap': 'round', d: 'm106 74h0m84 98h0m-134 20h0m94 60h0m-102 48h0'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm20 113a42 42 0 0 1 84 0q-42 10-84 0zm88 0a42 42 0 0 1 84 0q-42 10-84 0zm44 168a42 42 0 0 1 84 0q-42 10-84 0zm-94 42a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm41 110a21 21 0 0 1 42 0m46 0a21 21 0 0 1 42 0m2 168a21 21 0 0 1 42 0m-136 42a21 21 0 0 1 42 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 12, 'stroke-linecap': 'round', d: 'm62 112h0m88 0h0m44 168h0m-94 42h0'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm67 72 77-10c19 88 14 179 30 244l-17 25-57 7c-19-88-14-179-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm132 120-6 8 1-2-9 6c1-5 8-8 9-14s-7-10-11-8l-7 15c3 1 4-3 5-5l1 6c-1 3-6 2-9 1-3 2-9 5-12 2-2-7 3-12 7-16v-11l-8-3 9-3 3-10c4 0 2 6 2 8l4-1-1-1 6-2c2 1 5 2 6 4-3 7-17-2-16 15l5-3c9 1 23 1 21 14zm-28 3-2-5c-2 2-5 5-5 9l7-4zm6-11-4 3 1 5 3-8zm0 63c-5-1-6-9-5-12l4 7c5-3 8-19 2-22s-7 13-7 14l-1 2-1 5-4-2 4-14c-4 0-7 1-10-3l12-4 2-13c5 2 1 9 2 11 16 1 13 25 2 31zm30-15s-4 1-5 0c-3-2-3-7-5-10-1-1-6-5-5-7 4-4 13 12 15 17zm-1 30c-2 1-6 3-9 3l-6-2 4 20c3 1 12 4 12 8l-2 1-12-5c-12 9-3 3-14 6l-6-5s2-4 4-5c4-2 8 0 12-1 1-4-8-32-1-32l2 9c3 2 7-1 8-2 4 0 8 1 8 5zm-19 24-8 1c1 3 7 2 8-1zm5 54-1-2 6-2c3-2 11-8 11-13s-8-3-11-2c-9 3-13 13-14 14l-5-4 8-13 2-3 3-11c-3 0-7 2-11-2l18-6s6 1 5 5l-13 17v2c33-14 29 23 2 20zm23 40c-24 21-26-9-28-25 0-3-3-8-2-10s3 0 4 1c9 5 1 23 6 32s16-2 20 2z'}}
  ],
  '1c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm118 186q-36 10-58 2m72 20q40-12 58-32m-42 96q30 10 52 0m-90 54q-34-6-58-24'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm55 396c5-57 114-52 109-153l-28 2c11 71-96 56-131 147zm109-149c-12-65-72-70-53-166l-10-2c-25 104 35 119 35 170z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'tan', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm52 370q14-26 40-34m28-18q18-18 18-44m-2-24q0-24-14-44m-10-38q-10-20-6-44'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm64 75a42 42 0 0 1 84 0q-42 10-84 0zm84 98a42 42 0 0 1 84 0q-42 10-84 0zm-134 20a42 42 0 0 1 84 0q-42 10-84 0zm94 60a42 42 0 0 1 84 0q-42 10-84 0zm-102 48a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm85 72a21 21 0 0 1 42 0m42 98a21 21 0 0 1 42 0m-176 20a21 21 0 0 1 42 0m52 60a21 21 0 0 1 42 0m-144 48a21 21 0 0 1 42 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 12, 'stroke-linecap': 'round', d: 'm106 74h0m84 98h0m-134 20h0m94 60h0m-102 48h0'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm20 113a42 42 0 0 1 84 0q-42 10-84 0zm88 0a42 42 0 0 1 84 0q-42 10-84 0zm44 168a42 42 0 0 1 84 0q-42 10-84 0zm-94 42a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm41 110a21 21 0 0 1 42 0m46 0a21 21 0 0 1 42 0m2 168a21 21 0 0 1 42 0m-136 42a21 21 0 0 1 42 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 12, 'stroke-linecap': 'round', d: 'm62 112h0m88 0h0m44 168h0m-94 42h0'}}
  ],
  '1d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm150 58q-20-18-60-18m8 80q-34 4-48 22m58 44q52-16 78-16m-46 80q-44-6-76 12m84 34q32 20 40 44'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm222 4c-58 37-155 46-139 148l26-4c-16-78 67-69 127-120zm-139 144c16 79 80 74 53 181l8 2c33-113-31-118-35-187z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'tan', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm204 42q-44 20-66 30m-16 20q-18 24-12 48m6 30q10 26 24 44'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm42 55a42 42 0 0 1 84 0q-42 10-84 0zm102 108a42 42 0 0 1 84 0q-42 10-84 0zm-134-10a42 42 0 0 1 84 0q-42 10-84 0zm98 106a42 42 0 0 1 84 0q-42 10-84 0zm40 90a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm63 52a21 21 0 0 1 42 0m60 108a21 21 0 0 1 42 0m-176-10a21 21 0 0 1 42 0m56 106a21 21 0 0 1 42 0m-2 90a21 21 0 0 1 42 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 12, 'stroke-linecap': 'round', d: 'm84 54h0m102 108h0m-134-10h0m98 106h0m40 90h0'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4, d: 'm96 187a42 42 0 0 1 84 0q-42 10-84 0zm-76 94a42 42 0 0 1 84 0q-42 10-84 0zm46 50a42 42 0 0 1 84 0q-42 10-84 0zm40 48a42 42 0 0 1 84 0q-42 10-84 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 27, 'stroke-linecap': 'butt', 'stroke-dasharray': '3.6 9.6', 'stroke-dashoffset': -4.8, d: 'm117 184a21 21 0 0 1 42 0m-118 94a21 21 0 0 1 42 0m4 50a21 21 0 0 1 42 0m-2 48a21 21 0 0 1 42 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 12, 'stroke-linecap': 'round', d: 'm138 186h0m-76 94h0m46 50h0m40 48h0'}}
  ],
  '2a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm84 226q66 20 108-10m-148 96q66 18 114-16m-118 54q70 32 152 6m0-140v-44m-34 124 38-20m-160 24q-16-30-6-68'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm51 392c-37-86 51-122 51-202h-20c0 64-78 104-65 206zm51-198c-6-47 92-50 96-148h-8c-4 90-102 87-108 148z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, 'stroke-dasharray': '0 23.9', d: 'm190 35a19 19 0 1 1-1 0zm-115 241a19 19 0 1 1 0-1zm115-77a19 19 0 1 1-1 0zm-32 118a19 19 0 1 1 1 0zm-114 16a19 19 0 1 1-1 0zm165 25a19 19 0 1 1 0-1z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, d: 'm190 54h0m-134 222h0m134-58h0m-32 80h0m-114 54h0m146 6h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 5, 'stroke-dasharray': '0 10.1', d: 'm190 38a16 16 0 1 1-1 0zm-118 238a16 16 0 1 1 0-1zm118-74a16 16 0 1 1-1 0zm-32 112a16 16 0 1 1 1 0zm-114 22a16 16 0 1 1-1 0zm162 22a16 16 0 1 1 0-1z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 10, 'stroke-dasharray': '0 7.5', d: 'm190 48a6 6 0 1 1-1 0zm-128 228a6 6 0 1 1 0-1zm128-64a6 6 0 1 1-1 0zm-32 92a6 6 0 1 1 1 0zm-114 42a6 6 0 1 1-1 0zm152 12a6 6 0 1 1 0-1z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm192 170h0m-162 62h0m166 42h0m-80 92h0'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 5, d: 'm104 166v18m20-18v18'}}
    ]},
    {name: 'path', attributes: {fill: 'olive', d: 'm52 118c4-32 52-40 76-10 10 12 24 20 42 14l38-26 10 16-40 40c-18 26-64 30-92 14-22-12-32-26-34-48z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm55 128c7 14 17 26 33 33s34 10 50 8c-28-5-62-17-83-41z'}},
    {name: 'path', attributes: {fill: 'green', d: 'm96 128c24-16 54 2 78 18-22 14-64 14-78-18z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 3, d: 'm106 130q20 18 46 18m-34-26q20 16 46 18'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 3, d: 'm172 130 32-26m-26 36 32-28'}}
    ]},
    {name: 'path', attributes: {fill: 'ink', d: 'm54 108-26 10 26 4z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm72 110h0'}}
  ],
  '2b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm106 152q-36-32-26-96m8 56-42-16m38 130q66 20 108-10m-148 96q66 18 114-16m-118 54q70 32 152 6m0-140v-44m-34 124 38-20m-160 24q-16-30-6-68'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm51 392c-37-86 51-122 51-202h-20c0 64-78 104-65 206zm51-198c-6-47 92-50 96-148h-8c-4 90-102 87-108 148z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm194 170h0m2 104h0'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, 'stroke-dasharray': '0 23.9', d: 'm75 78a19 19 0 1 1 0-1zm115-45a19 19 0 1 1-1 0zm-142 154a19 19 0 1 1-1 0zm167 29a19 19 0 1 1 0-1zm-165 65a19 19 0 1 1-1 0zm134 92a19 19 0 1 1 1 0zm-79-23a19 19 0 1 1 0-1z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, d: 'm56 78h0m134-26h0m-142 154h0m148 10h0m-146 84h0m134 54h0m-98-4h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 5, 'stroke-dasharray': '0 10.1', d: 'm72 78a16 16 0 1 1 0-1zm118-42a16 16 0 1 1-1 0zm-142 154a16 16 0 1 1-1 0zm164 26a16 16 0 1 1 0-1zm-162 68a16 16 0 1 1-1 0zm134 86a16 16 0 1 1 1 0zm-82-20a16 16 0 1 1 0-1z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 10, 'stroke-dasharray': '0 7.5', d: 'm62 78a6 6 0 1 1 0-1zm128-32a6 6 0 1 1-1 0zm-142 154a6 6 0 1 1-1 0zm154 16a6 6 0 1 1 0-1zm-152 78a6 6 0 1 1-1 0zm134 66a6 6 0 1 1 1 0zm-92-10a6 6 0 1 1 0-1z'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm67 72 77-10c19 88 14 179 30 244l-17 25-57 7c-19-88-14-179-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm132 120-6 8 1-2-9 6c1-5 8-8 9-14s-7-10-11-8l-7 15c3 1 4-3 5-5l1 6c-1 3-6 2-9 1-3 2-9 5-12 2-2-7 3-12 7-16v-11l-8-3 9-3 3-10c4 0 2 6 2 8l4-1-1-1 6-2c2 1 5 2 6 4-3 7-17-2-16 15l5-3c9 1 23 1 21 14zm-28 3-2-5c-2 2-5 5-5 9l7-4zm6-11-4 3 1 5 3-8zm0 63c-5-1-6-9-5-12l4 7c5-3 8-19 2-22s-7 13-7 14l-1 2-1 5-4-2 4-14c-4 0-7 1-10-3l12-4 2-13c5 2 1 9 2 11 16 1 13 25 2 31zm30-15s-4 1-5 0c-3-2-3-7-5-10-1-1-6-5-5-7 4-4 13 12 15 17zm-1 30c-2 1-6 3-9 3l-6-2 4 20c3 1 12 4 12 8l-2 1-12-5c-12 9-3 3-14 6l-6-5s2-4 4-5c4-2 8 0 12-1 1-4-8-32-1-32l2 9c3 2 7-1 8-2 4 0 8 1 8 5zm-19 24-8 1c1 3 7 2 8-1zm5 54-1-2 6-2c3-2 11-8 11-13s-8-3-11-2c-9 3-13 13-14 14l-5-4 8-13 2-3 3-11c-3 0-7 2-11-2l18-6s6 1 5 5l-13 17v2c33-14 29 23 2 20zm23 40c-24 21-26-9-28-25 0-3-3-8-2-10s3 0 4 1c9 5 1 23 6 32s16-2 20 2z'}}
  ],
  '2c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm106 152q-36-32-26-96m8 56-42-16m38 130q66 20 108-10m-148 96q66 18 114-16m-118 54q70 32 152 6m0-140v-44m-34 124 38-20m-160 24q-16-30-6-68'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm51 392c-37-86 51-122 51-202h-20c0 64-78 104-65 206zm51-198c-6-47 92-50 96-148h-8c-4 90-102 87-108 148z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, 'stroke-dasharray': '0 23.9', d: 'm194 47a19 19 0 1 1-1 0zm-95 9a19 19 0 1 1 0-1zm39 103a19 19 0 1 1 1 0zm-52 22a19 19 0 1 1-1 0zm123 37a19 19 0 1 1 0-1zm-157 85a19 19 0 1 1 1 0zm98-20a19 19 0 1 1-1 0zm-83 71a19 19 0 1 1 0-1zm123 21a19 19 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, d: 'm194 66h0m-114-10h0m58 84h0m-52 60h0m104 18h0m-138 66h0m98 18h0m-102 52h0m142 2h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 5, 'stroke-dasharray': '0 10.1', d: 'm194 50a16 16 0 1 1-1 0zm-98 6a16 16 0 1 1 0-1zm42 100a16 16 0 1 1 1 0zm-52 28a16 16 0 1 1-1 0zm120 34a16 16 0 1 1 0-1zm-154 82a16 16 0 1 1 1 0zm98-14a16 16 0 1 1-1 0zm-86 68a16 16 0 1 1 0-1zm126 18a16 16 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 10, 'stroke-dasharray': '0 7.5', d: 'm194 60a6 6 0 1 1-1 0zm-108-4a6 6 0 1 1 0-1zm52 90a6 6 0 1 1 1 0zm-52 48a6 6 0 1 1-1 0zm110 24a6 6 0 1 1 0-1zm-144 72a6 6 0 1 1 1 0zm98 6a6 6 0 1 1-1 0zm-96 58a6 6 0 1 1 0-1zm136 8a6 6 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm46 96h0m148 74h0m2 104h0m-166-42h0m86 134h0'}}
    ]}
  ],
  '2d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm50 96q60-6 80-52m-66 88q66-2 122-36m-126 30q-30 44-14 88m88 4q46-8 62-42m-58 102q-48 2-76 26m90 8q-42 28-56 54m90-270v-42m-48 208q52 8 66-14'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm4 64c51-9 23 89 95 126l10-20c-56-23-24-125-104-142zm91 124c66 27 9 113 99 181l4-6c-82-64-19-150-93-195z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, 'stroke-dasharray': '0 23.9', d: 'm48 43a19 19 0 1 1-1 0zm101 3a19 19 0 1 1 0-1zm39 71a19 19 0 1 1 1 0zm-114 10a19 19 0 1 1-1 0zm-7 89a19 19 0 1 1 0-1zm123-53a19 19 0 1 1-1 0zm-56 92a19 19 0 1 1 1 0zm-53 49a19 19 0 1 1 0-1zm85-11a19 19 0 1 1-1 0zm-66 86a19 19 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 30, d: 'm48 62h0m82-16h0m58 52h0m-114 48h0m-26 70h0m142-34h0m-56 54h0m-72 68h0m104 8h0m-66 48h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 5, 'stroke-dasharray': '0 10.1', d: 'm48 46a16 16 0 1 1-1 0zm98 0a16 16 0 1 1 0-1zm42 68a16 16 0 1 1 1 0zm-114 16a16 16 0 1 1-1 0zm-10 86a16 16 0 1 1 0-1zm126-50a16 16 0 1 1-1 0zm-56 86a16 16 0 1 1 1 0zm-56 52a16 16 0 1 1 0-1zm88-8a16 16 0 1 1-1 0zm-66 80a16 16 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 10, 'stroke-dasharray': '0 7.5', d: 'm48 56a6 6 0 1 1-1 0zm88-10a6 6 0 1 1 0-1zm52 58a6 6 0 1 1 1 0zm-114 36a6 6 0 1 1-1 0zm-20 76a6 6 0 1 1 0-1zm136-40a6 6 0 1 1-1 0zm-56 66a6 6 0 1 1 1 0zm-66 62a6 6 0 1 1 0-1zm98 2a6 6 0 1 1-1 0zm-66 60a6 6 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm186 52h0m18 194h0m-2 120h0m-102-274h0'}}
    ]}
  ],
  '3a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm112 180q-16-70-58-104m96 74q40 10 56 50'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm6 243c87-22 169-90 218-211l-8-4c-51 119-129 179-212 197z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm81 34q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm135 51q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm-175 57q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm117 63q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm-35-83q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8z', stroke: 'pink', 'stroke-width': 3}},
    {name: 'path', attributes: {fill: 'none', stroke: 'rose', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm88 37a7 7 0 1 1-1 0zm125 55a7 7 0 1 1 0-1zm-179 47a7 7 0 1 1 1 0zm121 73a7 7 0 1 1 0-1zm-39-93a7 7 0 1 1 1 0z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm56 55q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm83-5q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm64 4q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-112 114q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm79-37q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm-133 63q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm174 6q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-114 4q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm53 62a7 7 0 1 1 0-1zm93-9a7 7 0 1 1-1 0zm50-2a7 7 0 1 1 1 0zm-112 114a7 7 0 1 1 1 0zm83-27a7 7 0 1 1 0-1zm-123 59a7 7 0 1 1-1 0zm160 0a7 7 0 1 1 1 0zm-100 10a7 7 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm6 262q54 44 114 6 60 38 114-6v132h-228z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm30 280q16 10 30 10-6 50-2 104h-32q-2-64 4-114zm150 10q14 0 30-10 6 50 4 114h-32q4-54-2-104z'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm90 284q16-6 30-16 14 10 30 16-8 56-4 110h-52q4-54-4-110z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm6 236q54 48 114 8 60 40 114-8v28q-54 46-114 8-60 38-114-8z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 3, 'stroke-linecap': 'round', d: 'm44 292q-6 48-2 102m154-102q6 48 2 102m-78-120v120'}},
    {name: 'path', attributes: {fill: 'white', d: 'm116 332q-8-8-1-14l5 3 5-3q7 6-1 14 5-10 14-5l-1 5 4 4q-4 9-14 4 11 2 9 12h-6l-2 5q-10 0-8-12 2 12-8 12l-2-5h-6q-2-10 9-12-10 5-14-4l4-4-1-5q9-5 14 5z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm6 234q54 48 114 8 60 40 114-8m-114 10q-8 18-6 40m6-40q8 18 6 40'}}
  ],
  '3b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm150 226q40 14 46 64m-100 10q34 30 32 66m40-176q-48-40-102-50'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm8 361c88-34 158-128 210-316l-8-2c-56 184-126 270-206 296z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm43 48q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm158 74q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-148 64q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm140 48q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-91 111q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22z', stroke: 'pink', 'stroke-width': 3}},
    {name: 'path', attributes: {fill: 'none', stroke: 'rose', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm50 51a7 7 0 1 1-1 0zm144 68a7 7 0 1 1 1 0zm-148 64a7 7 0 1 1 1 0zm154 54a7 7 0 1 1-1 0zm-101 115a7 7 0 1 1 0-1z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm92 81q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm107-15q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-164 40q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm173 59q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm-165 61q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm160 90q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-150 12q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm97 25q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm39-1q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm89 88a7 7 0 1 1 0-1zm103-25a7 7 0 1 1 1 0zm-150 46a7 7 0 1 1-1 0zm163 63a7 7 0 1 1 0-1zm-155 57a7 7 0 1 1-1 0zm146 84a7 7 0 1 1 1 0zm-150 12a7 7 0 1 1 1 0zm101 35a7 7 0 1 1 0-1zm49-5a7 7 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm67 72 77-10c19 88 14 179 30 244l-17 25-57 7c-19-88-14-179-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm134 126-2 1-6-2-3 11-3 3-4 2 5-16h-14l-3 5-2 3c-1 4-6 5-7 8-2-1-4-9-4-11s3-4 4-5l-2 2 9-6-3 3c3-2 10-10 8-15l-8-3v-1c4-1 11-6 14-2s0 6-2 9l-1 5-1 2 13 2v-8c2-1 6 8 12 11v2zm-33 1c-3 3-6 5-6 9 2 1 3-5 4-4l2-5zm-5 4-2 3 2-3zm-3-5-2 4 2-4zm43 38c-2 1-6 3-9 3l-6-2 4 20c3 1 12 4 12 8l-2 1-12-5c-12 9-3 3-14 6l-6-5s2-4 4-5c4-2 8 0 12-1 1-4-8-32-1-32l2 9c3 2 7-1 8-2 4 0 8 1 8 5zm-19 24-8 1c1 3 7 2 8-1zm23 55c-24 21-26-9-28-25 0-3-3-8-2-10s3 0 4 1c9 5 1 23 6 32s16-2 20 2zm10 47-4 4-4 1-4 2 6-7-2 1c2-3 5-6 6-10 2-12-8-20-19-16 0 2 3 3 3 5 1 7-4 25-13 26l-4-8-4-3c-9-15 32-40 42-10 1 5 0 11-3 15zm-22-25c-10 1-17 26-8 25 5-2 9-20 8-25zm13 28-4 4 4-4z'}}
  ],
  '3c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm150 226q40 14 46 64m-100 10q34 30 32 66m40-176q-48-40-102-50'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm8 361c88-34 158-128 210-316l-8-2c-56 184-126 270-206 296z'}},
    {name: 'path', attributes: {fill: 'olive', d: 'm188 116q7-20 35-20-14 24-35 20zm-78 44q-19-10-14-38 22 18 14 38zm40 72q21-4 35 20-28 0-35-20zm-80 90q-20-7-20-35 24 14 20 35z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm171 74q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-61 45q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm83 101q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-84 60q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm36 40q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8z', stroke: 'pink', 'stroke-width': 3}},
    {name: 'path', attributes: {fill: 'none', stroke: 'rose', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm164 71a7 7 0 1 1 1 0zm-57 55a7 7 0 1 1 0-1zm93 97a7 7 0 1 1-1 0zm-98 54a7 7 0 1 1 1 0zm50 46a7 7 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm197 56q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-4 76q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-144-2q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm111 43q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm27 101q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-42-18q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-75 43q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm49 67q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm204 59a7 7 0 1 1-1 0zm-18 70a7 7 0 1 1 1 0zm-130 4a7 7 0 1 1-1 0zm101 47a7 7 0 1 1 0-1zm37 97a7 7 0 1 1-1 0zm-56-24a7 7 0 1 1 1 0zm-71 53a7 7 0 1 1 0-1zm45 57a7 7 0 1 1 1 0z'}}
  ],
  '3d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm92 62q-12 68-40 108m82-60q56-10 72-50m-34 130q-62 30-106 100'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm4 43c101 16 179 89 182 329h8c3-244-79-331-188-355z'}},
    {name: 'path', attributes: {fill: 'olive', d: 'm130 72q0-21 26-31-5 28-26 31zm-70 56q-10 19-38 14 18-22 38-14zm130 122q7-20 35-20-14 24-35 20zm-70-30q-21-3-26-31 26 10 26 31z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm108 39q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm53 55q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-70 72q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm114 70q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-168 0q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8z', stroke: 'pink', 'stroke-width': 3}},
    {name: 'path', attributes: {fill: 'none', stroke: 'rose', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm105 46a7 7 0 1 1 0-1zm63 51a7 7 0 1 1-1 0zm-84 66a7 7 0 1 1 1 0zm114 70a7 7 0 1 1 1 0zm-154 6a7 7 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm43 36q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm170 44q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm-75 21q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm-83 95q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm114-34q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm-37 43q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22zm-53 97q13 12 1 23l-8-5-8 5q-12-11 1-23-8 16-22 8l2-9-7-6q7-15 23-7-18-2-15-18l10-1 3-8q16 1 13 19-3-18 13-19l3 8 10 1q3 16-15 18 16-8 23 7l-7 6 2 9q-14 8-22-8zm106-14q-13-12-1-23l8 5 8-5q12 11-1 23 8-16 22-8l-2 9 7 6q-7 15-23 7 18 2 15 18l-10 1-3 8q-16-1-13-19 3 18-13 19l-3-8-10-1q-3-16 15-18-16 8-23-7l7-6-2-9q14-8 22 8zm9 63q12-13 23-1l-5 8 5 8q-11 12-23-1 16 8 8 22l-9-2-6 7q-15-7-7-23-2 18-18 15l-1-10-8-3q1-16 19-13-18 3-19-13l8-3 1-10q16-3 18 15-8-16 7-23l6 7 9-2q8 14-8 22z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 7, 'stroke-linecap': 'round', 'stroke-dasharray': '0 8.8', d: 'm50 39a7 7 0 1 1-1 0zm156 38a7 7 0 1 1 1 0zm-71 31a7 7 0 1 1 0-1zm-87 85a7 7 0 1 1 1 0zm128-28a7 7 0 1 1-1 0zm-47 47a7 7 0 1 1 0-1zm-57 87a7 7 0 1 1 1 0zm120-8a7 7 0 1 1-1 0zm-1 67a7 7 0 1 1 0-1z'}}
  ],
  '4a': [
    {name: 'path', attributes: {fill: 'red', d: 'm164 150a104 104 0 1 0 42 180 116 116 0 0 1-42-180z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm4 44q66-34 120-10t112-8'}},
    {name: 'path', attributes: {fill: 'green', d: 'm28 36q8 21-24 42 2-38 24-42zm36-8q11 19-16 45-5-38 16-45zm0 0q22 0 31 37-35-15-31-37zm56 4q6 21-28 39 6-38 28-39zm0 0q22 1 28 39-34-18-28-39zm58 4q10 20-20 44-1-38 20-44zm0 0q22-2 33 35-36-13-33-35zm38-6q21 7 16 45-27-26-16-45z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm34 40c5 40-4 60 0 80m46-88c5 40-4 60 0 80m42-76c5 40-4 60 0 80m42-82c5 40-4 60 0 80'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm35 58q-11 23-27 5 12-17 27-5zm0 0q14-13 29 3-15 19-29-3zm0 17q-12 19-25 2 13-14 25-2zm0 0q14-11 25 4-15 16-25-4zm-1 16q-11 16-21 1 11-11 21-1zm0 0q12-8 21 5-13 13-21-5zm-1 17q-8 13-17 2 8-10 17-2zm0 0q9-7 16 2-9 11-16-2zm48-58q-11 23-27 5 12-17 27-5zm0 0q14-13 29 3-15 19-29-3zm0 17q-12 19-25 2 13-14 25-2zm0 0q14-11 25 4-15 16-25-4zm-1 16q-11 16-21 1 11-11 21-1zm0 0q12-8 21 5-13 13-21-5zm-1 17q-8 13-17 2 8-10 17-2zm0 0q9-7 16 2-9 11-16-2zm44-46q-11 23-27 5 12-17 27-5zm0 0q14-13 29 3-15 19-29-3zm0 17q-12 19-25 2 13-14 25-2zm0 0q14-11 25 4-15 16-25-4zm-1 16q-11 16-21 1 11-11 21-1zm0 0q12-8 21 5-13 13-21-5zm-1 17q-8 13-17 2 8-10 17-2zm0 0q9-7 16 2-9 11-16-2zm44-52q-11 23-27 5 12-17 27-5zm0 0q14-13 29 3-15 19-29-3zm0 17q-12 19-25 2 13-14 25-2zm0 0q14-11 25 4-15 16-25-4zm-1 16q-11 16-21 1 11-11 21-1zm0 0q12-8 21 5-13 13-21-5zm-1 17q-8 13-17 2 8-10 17-2zm0 0q9-7 16 2-9 11-16-2z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, d: 'm21 62h0m29-1h0m-28 17h0m26 1h0m-25 14h0m22 2h0m22-41h0m29-1h0m-28 17h0m26 1h0m-25 14h0m22 2h0m18-29h0m29-1h0m-28 17h0m26 1h0m-25 14h0m22 2h0m18-35h0m29-1h0m-28 17h0m26 1h0m-25 14h0m22 2h0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 4, d: 'm206 30c5 60-4 100 0 140'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', d: 'm207 47q-12 25-29 6 13-18 29-6zm0 0q15-13 29 3-15 20-29-3zm1 18q-12 22-27 5 12-17 27-5zm0 0q13-12 27 4-15 18-27-4zm-1 17q-11 20-25 3 13-14 25-3zm0 0q14-11 25 4-14 17-25-4zm0 17q-11 19-23 3 11-13 23-3zm0 0q12-9 23 5-14 14-23-5zm-1 16q-10 17-21 3 11-12 21-3zm0 0q11-8 21 5-13 13-21-5zm-1 17q-9 15-18 2 9-10 18-2zm0 0q10-8 19 4-11 12-19-4zm0 18q-7 13-16 2 8-10 16-2zm0 0q8-8 16 2-9 10-16-2zm1 16q-5 12-14 3 6-8 14-3zm0 0q6-6 13 1-6 10-13-1z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm192 52h0m30-1h0m-28 18h0m28 0h0m-28 17h0m26 0h0m-25 16h0m23 1h0m-23 15h0m22 1h0m-21 16h0m19 0h0'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm134 275q38 2 83-12 3 10-6 17 7 6 1 15-39 9-79-3z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 3.8, d: 'm87 272q5-60 58-98 25 52-6 107z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm36 274q14-21 36-19 36 0 72 21-12 24-50 23-32-3-43-19z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm51 281q13-4 30 1 11 4 17 17-32-1-47-18z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm49 262-29 9 25 6q7-7 4-15z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 3.8, d: 'm98 279q-2 53 48 88 25-43-8-86z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 3.8, d: 'm109 269q6-39 31-67m-17 72q11-29 21-56m-34 74q6 29 30 52m-14-56q10 23 22 36m24-50 29-3m-30 19 30-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9.4, d: 'm63 267h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 4.7, d: 'm63 267h0'}}
    ]}
  ],
  '4b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm4 44q66-34 120-10t112-8'}},
    {name: 'path', attributes: {fill: 'green', d: 'm28 36q8 21-24 42 2-38 24-42zm36-8q11 19-16 45-5-38 16-45zm0 0q22 0 31 37-35-15-31-37zm56 4q6 21-28 39 6-38 28-39zm0 0q22 1 28 39-34-18-28-39zm58 4q10 20-20 44-1-38 20-44zm0 0q22-2 33 35-36-13-33-35zm38-6q21 7 16 45-27-26-16-45z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm82 32c5 60-4 100 0 140m78-136c5 60-4 100 0 140'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm83 49q-12 25-29 6 13-18 29-6zm0 0q15-13 29 3-15 20-29-3zm1 18q-12 22-27 5 12-17 27-5zm0 0q13-12 27 4-15 18-27-4zm-1 17q-11 20-25 3 13-14 25-3zm0 0q14-11 25 4-14 17-25-4zm0 17q-11 19-23 3 11-13 23-3zm0 0q12-9 23 5-14 14-23-5zm-1 16q-10 17-21 3 11-12 21-3zm0 0q11-8 21 5-13 13-21-5zm-1 17q-9 15-18 2 9-10 18-2zm0 0q10-8 19 4-11 12-19-4zm0 18q-7 13-16 2 8-10 16-2zm0 0q8-8 16 2-9 10-16-2zm1 16q-5 12-14 3 6-8 14-3zm0 0q6-6 13 1-6 10-13-1zm79-115q-12 25-29 6 13-18 29-6zm0 0q15-13 29 3-15 20-29-3zm1 18q-12 22-27 5 12-17 27-5zm0 0q13-12 27 4-15 18-27-4zm-1 17q-11 20-25 3 13-14 25-3zm0 0q14-11 25 4-14 17-25-4zm0 17q-11 19-23 3 11-13 23-3zm0 0q12-9 23 5-14 14-23-5zm-1 16q-10 17-21 3 11-12 21-3zm0 0q11-8 21 5-13 13-21-5zm-1 17q-9 15-18 2 9-10 18-2zm0 0q10-8 19 4-11 12-19-4zm0 18q-7 13-16 2 8-10 16-2zm0 0q8-8 16 2-9 10-16-2zm1 16q-5 12-14 3 6-8 14-3zm0 0q6-6 13 1-6 10-13-1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, d: 'm68 54h0m30-1h0m-28 18h0m28 0h0m-28 17h0m26 0h0m-25 16h0m23 1h0m-23 15h0m22 1h0m-21 16h0m19 0h0m55-79h0m30-1h0m-28 18h0m28 0h0m-28 17h0m26 0h0m-25 16h0m23 1h0m-23 15h0m22 1h0m-21 16h0m19 0h0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 4, d: 'm36 40c5 83-4 147 0 210'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', d: 'm37 57q-12 25-29 6 13-18 29-6zm0 0q15-14 30 3-16 21-30-3zm0 19q-12 23-28 5 14-17 28-5zm0 0q15-13 29 4-16 19-29-4zm1 16q-12 22-27 4 13-16 27-4zm0 0q13-12 26 4-14 18-26-4zm-1 18q-11 21-25 4 12-15 25-4zm0 0q14-11 26 4-15 17-26-4zm0 15q-11 20-24 3 12-14 24-3zm0 0q13-10 24 4-14 16-24-4zm0 17q-11 18-23 3 11-13 23-3zm0 0q12-10 22 4-13 15-22-4zm-1 19q-10 17-21 2 10-12 21-2zm0 0q11-9 21 4-12 13-21-4zm0 16q-10 16-20 2 10-11 20-2zm0 0q10-9 19 3-11 13-19-3zm-1 17q-8 15-18 3 9-11 18-3zm0 0q10-7 18 4-10 11-18-4zm0 16q-8 14-17 2 8-9 17-2zm0 0q9-7 17 3-10 11-17-3zm0 17q-6 13-15 3 7-9 15-3zm0 0q8-7 15 2-8 10-15-2zm1 17q-6 12-14 3 6-8 14-3zm0 0q6-6 13 2-7 9-13-2z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, d: 'm22 62h0m30-1h0m-29 20h0m29-1h0m-28 16h0m27 0h0m-27 18h0m27 0h0m-26 15h0m25 0h0m-25 16h0m23 1h0m-23 17h0m22 1h0m-22 15h0m21 1h0m-20 17h0m18 0h0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 4, d: 'm202 28c5 107-4 193 0 280'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', d: 'm203 47q-13 25-30 5 14-18 30-5zm0 0q15-14 30 3-16 21-30-3zm0 16q-12 23-29 5 14-18 29-5zm0 0q15-14 29 3-15 20-29-3zm0 18q-12 23-27 4 13-16 27-4zm0 0q15-13 28 4-15 18-28-4zm1 18q-12 22-27 4 13-16 27-4zm0 0q13-12 26 4-15 17-26-4zm-1 14q-11 21-25 4 12-15 25-4zm0 0q14-11 26 4-14 18-26-4zm0 18q-11 20-24 3 12-14 24-3zm0 0q13-11 25 4-14 16-25-4zm0 17q-11 19-24 3 12-14 24-3zm0 0q12-11 24 4-14 15-24-4zm0 16q-11 19-23 3 11-13 23-3zm0 0q12-9 22 4-13 15-22-4zm-1 17q-10 17-21 3 10-13 21-3zm0 0q12-9 22 4-13 14-22-4zm0 19q-10 16-21 2 10-11 21-2zm0 0q10-9 20 3-12 14-20-3zm-1 16q-8 16-19 3 10-12 19-3zm0 0q11-8 20 3-11 13-20-3zm0 16q-8 15-18 2 9-10 18-2zm0 0q10-8 18 3-10 12-18-3zm0 18q-8 14-17 3 8-10 17-3zm0 0q9-7 17 3-10 11-17-3zm0 16q-7 13-16 3 8-10 16-3zm0 0q8-7 16 2-9 11-16-2zm0 19q-6 12-14 2 7-9 14-2zm0 0q8-7 15 1-8 10-15-1zm1 15q-6 11-14 3 6-9 14-3zm0 0q6-6 13 2-7 9-13-2z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm188 52h0m30-1h0m-30 16h0m30 0h0m-29 18h0m29 0h0m-28 18h0m27 0h0m-27 14h0m27 0h0m-27 17h0m26 1h0m-25 16h0m24 0h0m-24 17h0m23 0h0m-23 16h0m22 0h0m-22 19h0m21 0h0m-21 16h0m20 0h0m-19 16h0m18 0h0'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm160 308-17 24-7-26z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm160 308-17 24-7-26z'}}
  ],
  '4c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm4 44q66-34 120-10t112-8'}},
    {name: 'path', attributes: {fill: 'green', d: 'm28 36q8 21-24 42 2-38 24-42zm36-8q11 19-16 45-5-38 16-45zm0 0q22 0 31 37-35-15-31-37zm56 4q6 21-28 39 6-38 28-39zm0 0q22 1 28 39-34-18-28-39zm58 4q10 20-20 44-1-38 20-44zm0 0q22-2 33 35-36-13-33-35zm38-6q21 7 16 45-27-26-16-45z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm164 38c5 60-4 100 0 140'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm165 55q-12 25-29 6 13-18 29-6zm0 0q15-13 29 3-15 20-29-3zm1 18q-12 22-27 5 12-17 27-5zm0 0q13-12 27 4-15 18-27-4zm-1 17q-11 20-25 3 13-14 25-3zm0 0q14-11 25 4-14 17-25-4zm0 17q-11 19-23 3 11-13 23-3zm0 0q12-9 23 5-14 14-23-5zm-1 16q-10 17-21 3 11-12 21-3zm0 0q11-8 21 5-13 13-21-5zm-1 17q-9 15-18 2 9-10 18-2zm0 0q10-8 19 4-11 12-19-4zm0 18q-7 13-16 2 8-10 16-2zm0 0q8-8 16 2-9 10-16-2zm1 16q-5 12-14 3 6-8 14-3zm0 0q6-6 13 1-6 10-13-1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, d: 'm150 60h0m30-1h0m-28 18h0m28 0h0m-28 17h0m26 0h0m-25 16h0m23 1h0m-23 15h0m22 1h0m-21 16h0m19 0h0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 4, d: 'm36 40c5 83-4 147 0 210m88-216c5 83-4 147 0 210'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', d: 'm37 57q-12 25-29 6 13-18 29-6zm0 0q15-14 30 3-16 21-30-3zm0 19q-12 23-28 5 14-17 28-5zm0 0q15-13 29 4-16 19-29-4zm1 16q-12 22-27 4 13-16 27-4zm0 0q13-12 26 4-14 18-26-4zm-1 18q-11 21-25 4 12-15 25-4zm0 0q14-11 26 4-15 17-26-4zm0 15q-11 20-24 3 12-14 24-3zm0 0q13-10 24 4-14 16-24-4zm0 17q-11 18-23 3 11-13 23-3zm0 0q12-10 22 4-13 15-22-4zm-1 19q-10 17-21 2 10-12 21-2zm0 0q11-9 21 4-12 13-21-4zm0 16q-10 16-20 2 10-11 20-2zm0 0q10-9 19 3-11 13-19-3zm-1 17q-8 15-18 3 9-11 18-3zm0 0q10-7 18 4-10 11-18-4zm0 16q-8 14-17 2 8-9 17-2zm0 0q9-7 17 3-10 11-17-3zm0 17q-6 13-15 3 7-9 15-3zm0 0q8-7 15 2-8 10-15-2zm1 17q-6 12-14 3 6-8 14-3zm0 0q6-6 13 2-7 9-13-2zm89-193q-12 25-29 6 13-18 29-6zm0 0q15-14 30 3-16 21-30-3zm0 19q-12 23-28 5 14-17 28-5zm0 0q15-13 29 4-16 19-29-4zm1 16q-12 22-27 4 13-16 27-4zm0 0q13-12 26 4-14 18-26-4zm-1 18q-11 21-25 4 12-15 25-4zm0 0q14-11 26 4-15 17-26-4zm0 15q-11 20-24 3 12-14 24-3zm0 0q13-10 24 4-14 16-24-4zm0 17q-11 18-23 3 11-13 23-3zm0 0q12-10 22 4-13 15-22-4zm-1 19q-10 17-21 2 10-12 21-2zm0 0q11-9 21 4-12 13-21-4zm0 16q-10 16-20 2 10-11 20-2zm0 0q10-9 19 3-11 13-19-3zm-1 17q-8 15-18 3 9-11 18-3zm0 0q10-7 18 4-10 11-18-4zm0 16q-8 14-17 2 8-9 17-2zm0 0q9-7 17 3-10 11-17-3zm0 17q-6 13-15 3 7-9 15-3zm0 0q8-7 15 2-8 10-15-2zm1 17q-6 12-14 3 6-8 14-3zm0 0q6-6 13 2-7 9-13-2z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, d: 'm22 62h0m30-1h0m-29 20h0m29-1h0m-28 16h0m27 0h0m-27 18h0m27 0h0m-26 15h0m25 0h0m-25 16h0m23 1h0m-23 17h0m22 1h0m-22 15h0m21 1h0m-20 17h0m18 0h0m66-141h0m30-1h0m-29 20h0m29-1h0m-28 16h0m27 0h0m-27 18h0m27 0h0m-26 15h0m25 0h0m-25 16h0m23 1h0m-23 17h0m22 1h0m-22 15h0m21 1h0m-20 17h0m18 0h0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 4, d: 'm80 32c5 107-4 193 0 280m126-282c5 107-4 193 0 280'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', d: 'm81 51q-13 25-30 5 14-18 30-5zm0 0q15-14 30 3-16 21-30-3zm0 16q-12 23-29 5 14-18 29-5zm0 0q15-14 29 3-15 20-29-3zm0 18q-12 23-27 4 13-16 27-4zm0 0q15-13 28 4-15 18-28-4zm1 18q-12 22-27 4 13-16 27-4zm0 0q13-12 26 4-15 17-26-4zm-1 14q-11 21-25 4 12-15 25-4zm0 0q14-11 26 4-14 18-26-4zm0 18q-11 20-24 3 12-14 24-3zm0 0q13-11 25 4-14 16-25-4zm0 17q-11 19-24 3 12-14 24-3zm0 0q12-11 24 4-14 15-24-4zm0 16q-11 19-23 3 11-13 23-3zm0 0q12-9 22 4-13 15-22-4zm-1 17q-10 17-21 3 10-13 21-3zm0 0q12-9 22 4-13 14-22-4zm0 19q-10 16-21 2 10-11 21-2zm0 0q10-9 20 3-12 14-20-3zm-1 16q-8 16-19 3 10-12 19-3zm0 0q11-8 20 3-11 13-20-3zm0 16q-8 15-18 2 9-10 18-2zm0 0q10-8 18 3-10 12-18-3zm0 18q-8 14-17 3 8-10 17-3zm0 0q9-7 17 3-10 11-17-3zm0 16q-7 13-16 3 8-10 16-3zm0 0q8-7 16 2-9 11-16-2zm0 19q-6 12-14 2 7-9 14-2zm0 0q8-7 15 1-8 10-15-1zm1 15q-6 11-14 3 6-9 14-3zm0 0q6-6 13 2-7 9-13-2zm127-255q-13 25-30 5 14-18 30-5zm0 0q15-14 30 3-16 21-30-3zm0 16q-12 23-29 5 14-18 29-5zm0 0q15-14 29 3-15 20-29-3zm0 18q-12 23-27 4 13-16 27-4zm0 0q15-13 28 4-15 18-28-4zm1 18q-12 22-27 4 13-16 27-4zm0 0q13-12 26 4-15 17-26-4zm-1 14q-11 21-25 4 12-15 25-4zm0 0q14-11 26 4-14 18-26-4zm0 18q-11 20-24 3 12-14 24-3zm0 0q13-11 25 4-14 16-25-4zm0 17q-11 19-24 3 12-14 24-3zm0 0q12-11 24 4-14 15-24-4zm0 16q-11 19-23 3 11-13 23-3zm0 0q12-9 22 4-13 15-22-4zm-1 17q-10 17-21 3 10-13 21-3zm0 0q12-9 22 4-13 14-22-4zm0 19q-10 16-21 2 10-11 21-2zm0 0q10-9 20 3-12 14-20-3zm-1 16q-8 16-19 3 10-12 19-3zm0 0q11-8 20 3-11 13-20-3zm0 16q-8 15-18 2 9-10 18-2zm0 0q10-8 18 3-10 12-18-3zm0 18q-8 14-17 3 8-10 17-3zm0 0q9-7 17 3-10 11-17-3zm0 16q-7 13-16 3 8-10 16-3zm0 0q8-7 16 2-9 11-16-2zm0 19q-6 12-14 2 7-9 14-2zm0 0q8-7 15 1-8 10-15-1zm1 15q-6 11-14 3 6-9 14-3zm0 0q6-6 13 2-7 9-13-2z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm66 56h0m30-1h0m-30 16h0m30 0h0m-29 18h0m29 0h0m-28 18h0m27 0h0m-27 14h0m27 0h0m-27 17h0m26 1h0m-25 16h0m24 0h0m-24 17h0m23 0h0m-23 16h0m22 0h0m-22 19h0m21 0h0m-21 16h0m20 0h0m-19 16h0m18 0h0m104-185h0m30-1h0m-30 16h0m30 0h0m-29 18h0m29 0h0m-28 18h0m27 0h0m-27 14h0m27 0h0m-27 17h0m26 1h0m-25 16h0m24 0h0m-24 17h0m23 0h0m-23 16h0m22 0h0m-22 19h0m21 0h0m-21 16h0m20 0h0m-19 16h0m18 0h0'}}
  ],
  '4d': [
    {name: 'path', attributes: {fill: 'brown', d: 'm220 396c16-118-34-227 9-364l-14-4c-49 143 17 254-23 365z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'tan', 'stroke-width': 4, d: 'm208 372q18-72-2-142m-4-38q-2-52 10-100'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 8, d: 'm4 44q66-34 120-10t112-8'}}
    ]},
    {name: 'path', attributes: {fill: 'green', d: 'm28 36q8 21-24 42 2-38 24-42zm36-8q11 19-16 45-5-38 16-45zm0 0q22 0 31 37-35-15-31-37zm56 4q6 21-28 39 6-38 28-39zm0 0q22 1 28 39-34-18-28-39zm58 4q10 20-20 44-1-38 20-44zm0 0q22-2 33 35-36-13-33-35zm38-6q21 7 16 45-27-26-16-45z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm168 38c5 40-4 60 0 80'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm169 56q-11 23-27 5 12-17 27-5zm0 0q14-13 29 3-15 19-29-3zm0 17q-12 19-25 2 13-14 25-2zm0 0q14-11 25 4-15 16-25-4zm-1 16q-11 16-21 1 11-11 21-1zm0 0q12-8 21 5-13 13-21-5zm-1 17q-8 13-17 2 8-10 17-2zm0 0q9-7 16 2-9 11-16-2z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, d: 'm155 60h0m29-1h0m-28 17h0m26 1h0m-25 14h0m22 2h0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 4, d: 'm206 30c5 60-4 100 0 140'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', d: 'm207 47q-12 25-29 6 13-18 29-6zm0 0q15-13 29 3-15 20-29-3zm1 18q-12 22-27 5 12-17 27-5zm0 0q13-12 27 4-15 18-27-4zm-1 17q-11 20-25 3 13-14 25-3zm0 0q14-11 25 4-14 17-25-4zm0 17q-11 19-23 3 11-13 23-3zm0 0q12-9 23 5-14 14-23-5zm-1 16q-10 17-21 3 11-12 21-3zm0 0q11-8 21 5-13 13-21-5zm-1 17q-9 15-18 2 9-10 18-2zm0 0q10-8 19 4-11 12-19-4zm0 18q-7 13-16 2 8-10 16-2zm0 0q8-8 16 2-9 10-16-2zm1 16q-5 12-14 3 6-8 14-3zm0 0q6-6 13 1-6 10-13-1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, d: 'm192 52h0m30-1h0m-28 18h0m28 0h0m-28 17h0m26 0h0m-25 16h0m23 1h0m-23 15h0m22 1h0m-21 16h0m19 0h0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 4, d: 'm76 34c5 83-4 147 0 210m52-210c5 83-4 147 0 210'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', d: 'm77 51q-12 25-29 6 13-18 29-6zm0 0q15-14 30 3-16 21-30-3zm0 19q-12 23-28 5 14-17 28-5zm0 0q15-13 29 4-16 19-29-4zm1 16q-12 22-27 4 13-16 27-4zm0 0q13-12 26 4-14 18-26-4zm-1 18q-11 21-25 4 12-15 25-4zm0 0q14-11 26 4-15 17-26-4zm0 15q-11 20-24 3 12-14 24-3zm0 0q13-10 24 4-14 16-24-4zm0 17q-11 18-23 3 11-13 23-3zm0 0q12-10 22 4-13 15-22-4zm-1 19q-10 17-21 2 10-12 21-2zm0 0q11-9 21 4-12 13-21-4zm0 16q-10 16-20 2 10-11 20-2zm0 0q10-9 19 3-11 13-19-3zm-1 17q-8 15-18 3 9-11 18-3zm0 0q10-7 18 4-10 11-18-4zm0 16q-8 14-17 2 8-9 17-2zm0 0q9-7 17 3-10 11-17-3zm0 17q-6 13-15 3 7-9 15-3zm0 0q8-7 15 2-8 10-15-2zm1 17q-6 12-14 3 6-8 14-3zm0 0q6-6 13 2-7 9-13-2zm53-187q-12 25-29 6 13-18 29-6zm0 0q15-14 30 3-16 21-30-3zm0 19q-12 23-28 5 14-17 28-5zm0 0q15-13 29 4-16 19-29-4zm1 16q-12 22-27 4 13-16 27-4zm0 0q13-12 26 4-14 18-26-4zm-1 18q-11 21-25 4 12-15 25-4zm0 0q14-11 26 4-15 17-26-4zm0 15q-11 20-24 3 12-14 24-3zm0 0q13-10 24 4-14 16-24-4zm0 17q-11 18-23 3 11-13 23-3zm0 0q12-10 22 4-13 15-22-4zm-1 19q-10 17-21 2 10-12 21-2zm0 0q11-9 21 4-12 13-21-4zm0 16q-10 16-20 2 10-11 20-2zm0 0q10-9 19 3-11 13-19-3zm-1 17q-8 15-18 3 9-11 18-3zm0 0q10-7 18 4-10 11-18-4zm0 16q-8 14-17 2 8-9 17-2zm0 0q9-7 17 3-10 11-17-3zm0 17q-6 13-15 3 7-9 15-3zm0 0q8-7 15 2-8 10-15-2zm1 17q-6 12-14 3 6-8 14-3zm0 0q6-6 13 2-7 9-13-2z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 7, d: 'm62 56h0m30-1h0m-29 20h0m29-1h0m-28 16h0m27 0h0m-27 18h0m27 0h0m-26 15h0m25 0h0m-25 16h0m23 1h0m-23 17h0m22 1h0m-22 15h0m21 1h0m-20 17h0m18 0h0m30-135h0m30-1h0m-29 20h0m29-1h0m-28 16h0m27 0h0m-27 18h0m27 0h0m-26 15h0m25 0h0m-25 16h0m23 1h0m-23 17h0m22 1h0m-22 15h0m21 1h0m-20 17h0m18 0h0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 4, d: 'm34 40c5 107-4 193 0 280'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', d: 'm35 59q-13 25-30 5 14-18 30-5zm0 0q15-14 30 3-16 21-30-3zm0 16q-12 23-29 5 14-18 29-5zm0 0q15-14 29 3-15 20-29-3zm0 18q-12 23-27 4 13-16 27-4zm0 0q15-13 28 4-15 18-28-4zm1 18q-12 22-27 4 13-16 27-4zm0 0q13-12 26 4-15 17-26-4zm-1 14q-11 21-25 4 12-15 25-4zm0 0q14-11 26 4-14 18-26-4zm0 18q-11 20-24 3 12-14 24-3zm0 0q13-11 25 4-14 16-25-4zm0 17q-11 19-24 3 12-14 24-3zm0 0q12-11 24 4-14 15-24-4zm0 16q-11 19-23 3 11-13 23-3zm0 0q12-9 22 4-13 15-22-4zm-1 17q-10 17-21 3 10-13 21-3zm0 0q12-9 22 4-13 14-22-4zm0 19q-10 16-21 2 10-11 21-2zm0 0q10-9 20 3-12 14-20-3zm-1 16q-8 16-19 3 10-12 19-3zm0 0q11-8 20 3-11 13-20-3zm0 16q-8 15-18 2 9-10 18-2zm0 0q10-8 18 3-10 12-18-3zm0 18q-8 14-17 3 8-10 17-3zm0 0q9-7 17 3-10 11-17-3zm0 16q-7 13-16 3 8-10 16-3zm0 0q8-7 16 2-9 11-16-2zm0 19q-6 12-14 2 7-9 14-2zm0 0q8-7 15 1-8 10-15-1zm1 15q-6 11-14 3 6-9 14-3zm0 0q6-6 13 2-7 9-13-2z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm20 64h0m30-1h0m-30 16h0m30 0h0m-29 18h0m29 0h0m-28 18h0m27 0h0m-27 14h0m27 0h0m-27 17h0m26 1h0m-25 16h0m24 0h0m-24 17h0m23 0h0m-23 16h0m22 0h0m-22 19h0m21 0h0m-21 16h0m20 0h0m-19 16h0m18 0h0'}}
  ],
  '5a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm84 320v-170m86 150v-184'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm39 392q-7-121-13-242 30 121 35 242zm62 0q4-148 21-296 7 148 1 296zm26 0q2-116 13-232 13 116 9 232zm68 0q4-126 21-252 7 126 1 252z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4, d: 'm84 128c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m84-44c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 7, d: 'm84 142v14m-18-32-12 4m48-4 12 4m54-30v14m-18-32-12 4m48-4 12 4'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 2.5, d: 'm84 164v10m-5-12-3 9m13-9 3 9m-48-39-6 10m12-14-8-3m82 7 6 10m-12-14 8-3m-50-27-4-14m20 14 4-14m72 36v10m-5-12-3 9m13-9 3 9m-48-39-6 10m12-14-8-3m82 7 6 10m-12-14 8-3m-50-27-4-14m20 14 4-14'}}
    ]},
    {name: 'path', attributes: {fill: 'sky', d: 'm6 330q54-10 114 0t114-4v68h-228z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 4, d: 'm20 384q14-8 28 0t28 0m74-34q14-8 28 0t28 0'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 10, d: 'm42 350v34m104-18v24m60-90v40'}}
    ]},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm6 332 116-18 10 24-126 22z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm6 347 114-19'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm104 300 80 44-20 22-86-44z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm96 312 74 42'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm122 286 112-22v28l-94 20z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm134 300 100-22'}}
  ],
  '5b': [
    {name: 'path', attributes: {fill: 'sky', d: 'm6 366q54-12 114-2t114-4v34h-228z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 4, d: 'm24 378q14-8 28 0t28 0m62 6q14-8 28 0t28 0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8, d: 'm72 390v-240m104 240v-274'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm31 392q-4-111-5-222 25 111 27 222zm66 0q-3-136-1-272 22 136 23 272zm34 0q4-86 19-172 9 86 3 172zm64 0q4-121 21-242 7 121 1 242z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4, d: 'm72 112c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m104-30c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m-4 154c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 7, d: 'm72 126v14m-18-32-12 4m48-4 12 4m74-16v14m-18-32-12 4m48-4 12 4m-34 168v14m-18-32-12 4m48-4 12 4'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 2.5, d: 'm72 148v10m-5-12-3 9m13-9 3 9m-48-39-6 10m12-14-8-3m82 7 6 10m-12-14 8-3m-50-27-4-14m20 14 4-14m92 50v10m-5-12-3 9m13-9 3 9m-48-39-6 10m12-14-8-3m82 7 6 10m-12-14 8-3m-50-27-4-14m20 14 4-14m-16 234v10m-5-12-3 9m13-9 3 9m-48-39-6 10m12-14-8-3m82 7 6 10m-12-14 8-3m-50-27-4-14m20 14 4-14'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm160 308-17 24-7-26z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm160 308-17 24-7-26z'}}
  ],
  '5c': [
    {name: 'path', attributes: {fill: 'sky', d: 'm6 366q54-12 114-2t114-4v34h-228z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 4, d: 'm24 378q14-8 28 0t28 0m62 6q14-8 28 0t28 0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8, d: 'm76 390v-240m92 240v-274m36 274v-170'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm31 392q-5-111-7-222 26 111 29 222zm66 0q4-121 21-242 7 121 1 242zm34 0q0-101 7-202 17 101 15 202zm80 0q1-71 11-142 14 71 11 142z'}},
    {name: 'path', attributes: {fill: 'green', d: 'm195 226q-3-30 9-38 12 8 9 38z'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm196 198q-4-32 10-48 12 20 6 48z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4, d: 'm76 130c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m92-46c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 7, d: 'm76 144v14m-18-32-12 4m48-4 12 4m62-32v14m-18-32-12 4m48-4 12 4'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 2.5, d: 'm76 166v10m-5-12-3 9m13-9 3 9m-48-39-6 10m12-14-8-3m82 7 6 10m-12-14 8-3m-50-27-4-14m20 14 4-14m80 34v10m-5-12-3 9m13-9 3 9m-48-39-6 10m12-14-8-3m82 7 6 10m-12-14 8-3m-50-27-4-14m20 14 4-14'}}
    ]}
  ],
  '5d': [
    {name: 'path', attributes: {fill: 'sky', d: 'm6 366q54-12 114-2t114-4v34h-228z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 4, d: 'm24 378q14-8 28 0t28 0m62 6q14-8 28 0t28 0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8, d: 'm74 390v-274m90 274v-170m-24 170c-10-140 10-240 10-310'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm31 392q-3-96-1-192 22 96 23 192zm62 0q6-141 25-282 5 141-3 282zm34 0q5-66 23-132 6 66-1 132zm64 0q5-131 23-262 6 131-1 262z'}},
    {name: 'path', attributes: {fill: 'green', d: 'm141 96q-3-30 9-38 12 8 9 38z'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm142 68q-4-32 10-48 12 20 6 48z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4, d: 'm74 84c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54m90 112c-34-18-30-46-16-62l16 22 16-22c14 16 18 44-16 62 36-28 60-6 58 18q-8 18-18 10-4-20-40-28c-36-28-60-6-58 18q8 18 18 10 4-20 40-28c-24 16-20 42 0 54 20-12 24-38 0-54'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 7, d: 'm74 98v14m-18-32-12 4m48-4 12 4m60 126v14m-18-32-12 4m48-4 12 4'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 2.5, d: 'm74 120v10m-5-12-3 9m13-9 3 9m-48-39-6 10m12-14-8-3m82 7 6 10m-12-14 8-3m-50-27-4-14m20 14 4-14m78 192v10m-5-12-3 9m13-9 3 9m-48-39-6 10m12-14-8-3m82 7 6 10m-12-14 8-3m-50-27-4-14m20 14 4-14'}}
    ]}
  ],
  '6a': [
    {name: 'path', attributes: {fill: 'green', d: 'm122 250c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm-6 0c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm0 50c27-17 58-22 81 0q-20 5-23 15 24 18 25 54-37 6-58-14-10 5-11 25c-26-19-26-51-14-80zm-8 0c12 29 12 61-14 80q-1-20-11-25-21 20-58 14 1-36 25-54-3-10-23-15c23-22 54-17 81 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm114 249-72-7m56 5-21 28m21-28-15-31m41 33 72-7m-56 5 15-31m-15 31 21 28m-39 30 55 46m-43-36 33-11m-33 11-5 35m-27-45-55 46m43-36 5 35m-5-35-33-11'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm118 195a49 49 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 15, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 12.2', d: 'm118 183a61 61 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 39, 'stroke-linecap': 'round', 'stroke-dasharray': '0 27.5', d: 'm118 209a35 35 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 11, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 9.3', d: 'm118 201a43 43 0 1 1-1 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
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
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm92 150q6 140 20 240'}},
    {name: 'path', attributes: {fill: 'green', d: 'm104 250c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm8 134c-29 14-60 16-80-8q19-3 24-13-22-20-19-57 37-2 56 21 10-4 13-24c24 22 21 53 6 81zm4 0c-18-26-26-56-6-81q6 19 17 22 16-25 52-28 9 36-10 59 6 9 26 8c-18 27-49 30-79 20z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm112 249 72-7m-56 5 15-31m-15 31 21 28m-43 103-50-52m39 41-34 8m34-8 9-34m17 45 42-59m-33 46-14-33m14 33 35 3'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm92 93a49 49 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 15, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 12.2', d: 'm92 81a61 61 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 39, 'stroke-linecap': 'round', 'stroke-dasharray': '0 27.5', d: 'm92 107a35 35 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 11, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 9.3', d: 'm92 99a43 43 0 1 1-1 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm92 120a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm92 133a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm92 142h0'}}
    ]},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm114 63 58 9c-6 90-36 175-39 243l-23 19-38-6c6-90 36-175 42-265z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm133 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm133 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm110 85 58 9-1 10-58-9zm-34 207 54 9-1 9-54-8z'}}
  ],
  '6c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm120 150q8 130-8 240'}},
    {name: 'path', attributes: {fill: 'green', d: 'm122 140c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm-4 0c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm8 150c-23 22-52 34-79 17q18-9 19-19-27-13-35-49 34-13 60 3 8-7 5-27c29 13 35 44 30 75zm-4-28c-5-31 1-62 30-75q-3 20 5 27 26-16 60-3-8 36-35 49 1 10 19 19c-27 17-56 5-79-17zm-10 122c-29 14-60 16-80-8q19-3 24-13-22-20-19-57 37-2 56 21 10-4 13-24c24 22 21 53 6 81zm4 0c-18-26-26-56-6-81q6 19 17 22 16-25 52-28 9 36-10 59 6 9 26 8c-18 27-49 30-79 20z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm114 139-72-7m56 5-21 28m21-28-15-31m43 33 72-7m-56 5 15-31m-15 31 21 28m-44 121-64-34m50 27-30 18m30-18-2-35m26 14 64-34m-50 27 2-35m-2 35 30 18m-67 109-50-52m39 41-34 8m34-8 9-34m17 45 42-59m-33 46-14-33m14 33 35 3'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm120 87a49 49 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 15, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 12.2', d: 'm120 75a61 61 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 39, 'stroke-linecap': 'round', 'stroke-dasharray': '0 27.5', d: 'm120 101a35 35 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 11, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 9.3', d: 'm120 93a43 43 0 1 1-1 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm120 114a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm120 127a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm120 136h0'}}
    ]}
  ],
  '6d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm112 390q16-70 4-150 8-90 44-156'}},
    {name: 'path', attributes: {fill: 'green', d: 'm122 232c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm-8 8c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm-2 144c-29 14-60 16-80-8q19-3 24-13-22-20-19-57 37-2 56 21 10-4 13-24c24 22 21 53 6 81zm4 0c-18-26-26-56-6-81q6 19 17 22 16-25 52-28 9 36-10 59 6 9 26 8c-18 27-49 30-79 20z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm114 231-72-7m56 5-21 28m21-28-15-31m39 41 72-7m-56 5 15-31m-15 31 21 28m-53 113-50-52m39 41-34 8m34-8 9-34m17 45 42-59m-33 46-14-33m14 33 35 3'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm116 187a49 49 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 15, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 12.2', d: 'm116 175a61 61 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 39, 'stroke-linecap': 'round', 'stroke-dasharray': '0 27.5', d: 'm116 201a35 35 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 11, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 9.3', d: 'm116 193a43 43 0 1 1-1 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm116 214a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm116 227a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm116 236h0'}}
    ]},
    {name: 'path', attributes: {fill: 'red', d: 'm134 84q-12-40 26-58 38 18 26 58-26 16-52 0z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm148 80q-8-26 12-54 20 28 12 54-12 8-24 0z'}},
    {name: 'path', attributes: {fill: 'green', d: 'm130 72q16 12 30 6 14 6 30-6-4 32-30 30-26 2-30-30z'}}
  ],
  '7a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm214 392c-2-150-40-290-132-350'}},
    {name: 'path', attributes: {fill: 'green', d: 'm213 365q-2-17-19-16-5 13 19 16zm0 0q24-5 19-18-17 1-19 18zm-1-22q-3-17-20-16-4 14 20 16zm0 0q24-6 18-18-17 1-18 18zm-2-26q-4-17-21-15-4 13 21 15zm0 0q23-7 17-19-17 2-17 19zm-3-22q-4-16-21-14-3 13 21 14zm0 0q24-7 17-19-17 2-17 19zm-4-25q-4-17-21-14-3 14 21 14zm0 0q23-8 16-20-16 3-16 20zm-4-25q-6-16-22-13-3 14 22 13zm0 0q22-9 15-20-17 3-15 20zm-5-20q-6-16-22-12-2 14 22 12zm0 0q23-9 15-21-17 4-15 21zm-6-23q-7-16-23-11-1 14 23 11zm0 0q22-11 13-22-16 5-13 22z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm182 183q-4-12-17-12-3 12 17 12zm0 0q15-13 6-20-10 8-6 20zm-7-18q-5-12-17-11-3 12 17 11zm0 0q15-13 5-20-10 8-5 20zm-7-17q-6-12-18-11-3 12 18 11zm0 0q14-14 4-21-10 9-4 21zm-8-17q-6-11-19-9-2 12 19 9zm0 0q13-15 2-20-8 9-2 20zm-9-15q-7-11-19-9-1 12 19 9zm0 0q12-16 1-21-8 10-1 21zm-10-15q-7-11-19-7 0 12 19 7zm0 0q12-17 0-21-7 10 0 21zm-12-17q-8-10-20-5 1 12 20 5zm0 0q10-17-2-20-6 10 2 20zm-14-15q-9-9-20-4 2 12 20 4zm0 0q9-18-3-20-6 11 3 20zm-12-11q-10-9-21-2 3 12 21 2zm0 0q7-19-5-20-5 11 5 20zm-16-12q-10-8-20 0 4 11 20 0zm0 0q6-20-6-20-4 12 6 20z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm160 330c-4-110-36-210-112-250'}},
    {name: 'path', attributes: {fill: 'green', d: 'm158 304q-3-17-20-16-4 14 20 16zm0 0q24-6 18-19-17 2-18 19zm-2-23q-4-16-21-14-3 13 21 14zm0 0q24-6 17-19-17 2-17 19zm-3-25q-5-16-22-13-3 13 22 13zm0 0q23-8 16-20-17 3-16 20zm-5-24q-6-16-23-12-2 13 23 12zm0 0q22-9 14-21-16 4-14 21zm-6-23q-7-16-23-11-2 14 23 11zm0 0q21-11 13-22-16 5-13 22zm-8-22q-8-16-24-10 0 14 24 10zm0 0q21-12 12-23-16 6-12 23z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm131 179q-5-12-18-11-2 11 18 11zm0 0q15-14 5-21-10 9-5 21zm-7-16q-5-11-18-10-2 12 18 10zm0 0q14-14 4-20-9 9-4 20zm-9-16q-6-12-19-9-1 12 19 9zm0 0q13-16 2-21-8 9-2 21zm-10-16q-8-11-20-7 0 12 20 7zm0 0q11-17 0-21-8 10 0 21zm-13-16q-9-10-20-5 1 12 20 5zm0 0q10-18-2-21-7 11 2 21zm-13-13q-9-9-20-3 2 12 20 3zm0 0q8-19-4-20-5 11 4 20zm-14-11q-10-8-20-1 4 12 20 1zm0 0q6-20-6-20-4 12 6 20zm-17-11q-11-6-21 3 6 10 21-3zm0 0q3-20-9-19-2 13 9 19z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm106 284c-4-60-24-120-80-146m186 192c-4-60-24-120-80-146'}},
    {name: 'path', attributes: {fill: 'green', d: 'm103 259q-4-17-21-14-3 13 21 14zm0 0q23-8 17-20-17 3-17 20zm-4-23q-6-16-23-12-1 14 23 12zm0 0q22-9 14-21-16 4-14 21zm-7-23q-8-16-24-10 0 14 24 10zm0 0q21-13 12-23-16 6-12 23zm117 92q-4-17-21-14-3 13 21 14zm0 0q23-8 17-20-17 3-17 20zm-4-23q-6-16-23-12-1 14 23 12zm0 0q22-9 14-21-16 4-14 21zm-7-23q-8-16-24-10 0 14 24 10zm0 0q21-13 12-23-16 6-12 23z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm82 192q-6-11-18-9-2 12 18 9zm0 0q14-15 3-20-9 9-3 20zm-10-16q-7-10-19-6 0 12 19 6zm0 0q12-16 0-20-7 10 0 20zm-13-15q-9-9-20-4 2 12 20 4zm0 0q9-18-3-21-6 12 3 21zm-14-12q-11-8-21 0 4 11 21 0zm0 0q5-20-7-20-4 12 7 20zm-16-9q-11-6-20 3 5 10 20-3zm0 0q3-21-9-19-2 13 9 19zm159 98q-6-11-18-9-2 12 18 9zm0 0q14-15 3-20-9 9-3 20zm-10-16q-7-10-19-6 0 12 19 6zm0 0q12-16 0-20-7 10 0 20zm-13-15q-9-9-20-4 2 12 20 4zm0 0q9-18-3-21-6 12 3 21zm-14-12q-11-8-21 0 4 11 21 0zm0 0q5-20-7-20-4 12 7 20zm-16-9q-11-6-20 3 5 10 20-3zm0 0q3-21-9-19-2 13 9 19z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm6 376h228v18h-228z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm66 276 6-26 14 8 10-22 14 10 14-20 14 12 16-14 12 14 18-6 6 16 18 2-2 18 18 10-24 22h-120z'}},
    {name: 'path', attributes: {fill: 'brown', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm10 326q-2-14 12-18 20-10 28-26 34-36 88-34 58 2 76 44 14-2 16-18 8 26-14 38 2 26-14 40l8 32h-20l-10-30q-8-8-12-12-30 14-58 8l2 34h-18l-6-32-12 32h-18l8-34q-16 0-26-8-12 4-24 0-6-6-6-16z'}},
    {name: 'path', attributes: {fill: 'tan', d: 'm168 340q-30 14-62 7-10-11-6-21 40 12 72-4 4 12-4 18zm-156-14q-1-12 10-15l6 29q-8 1-11-1-5-5-5-13z'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm50 284q-8-22 4-34 18 8 18 30z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'tan', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm96 284q36-22 76-8m-72 26q36-18 84-4m2 18q4 10 0 22'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm92 372h20l1 14h-21zm-32 2h19l-3 12h-19zm126-2h21l5 14h-22z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm30 342q14-8 10-26 14 14 6 30z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 10, d: 'm48 304h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm47 305h0m-28 15h0m0 11h0'}}
    ]}
  ],
  '7b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm18 396c2-150 40-290 132-350m-66 350c2-150 40-290 132-350'}},
    {name: 'path', attributes: {fill: 'green', d: 'm19 369q2-17 19-16 5 13-19 16zm0 0q-24-5-19-18 17 1 19 18zm1-22q3-17 20-16 4 14-20 16zm0 0q-24-6-18-18 17 1 18 18zm2-26q4-17 21-15 4 13-21 15zm0 0q-23-7-17-19 17 2 17 19zm3-22q4-16 21-14 3 13-21 14zm0 0q-24-7-17-19 17 2 17 19zm4-25q4-17 21-14 3 14-21 14zm0 0q-23-8-16-20 16 3 16 20zm4-25q6-16 22-13 3 14-22 13zm0 0q-22-9-15-20 17 3 15 20zm5-20q6-16 22-12 2 14-22 12zm0 0q-23-9-15-21 17 4 15 21zm6-23q7-16 23-11 1 14-23 11zm0 0q-22-11-13-22 16 5 13 22zm41 163q2-17 19-16 5 13-19 16zm0 0q-24-5-19-18 17 1 19 18zm1-22q3-17 20-16 4 14-20 16zm0 0q-24-6-18-18 17 1 18 18zm2-26q4-17 21-15 4 13-21 15zm0 0q-23-7-17-19 17 2 17 19zm3-22q4-16 21-14 3 13-21 14zm0 0q-24-7-17-19 17 2 17 19zm4-25q4-17 21-14 3 14-21 14zm0 0q-23-8-16-20 16 3 16 20zm4-25q6-16 22-13 3 14-22 13zm0 0q-22-9-15-20 17 3 15 20zm5-20q6-16 22-12 2 14-22 12zm0 0q-23-9-15-21 17 4 15 21zm6-23q7-16 23-11 1 14-23 11zm0 0q-22-11-13-22 16 5 13 22z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm50 187q4-12 17-12 3 12-17 12zm0 0q-15-13-6-20 10 8 6 20zm7-18q5-12 17-11 3 12-17 11zm0 0q-15-13-5-20 10 8 5 20zm7-17q6-12 18-11 3 12-18 11zm0 0q-14-14-4-21 10 9 4 21zm8-17q6-11 19-9 2 12-19 9zm0 0q-13-15-2-20 8 9 2 20zm9-15q7-11 19-9 1 12-19 9zm0 0q-12-16-1-21 8 10 1 21zm10-15q7-11 19-7 0 12-19 7zm0 0q-12-17 0-21 7 10 0 21zm12-17q8-10 20-5-1 12-20 5zm0 0q-10-17 2-20 6 10-2 20zm14-15q9-9 20-4-2 12-20 4zm0 0q-9-18 3-20 6 11-3 20zm12-11q10-9 21-2-3 12-21 2zm0 0q-7-19 5-20 5 11-5 20zm16-12q10-8 20 0-4 11-20 0zm0 0q-6-20 6-20 4 12-6 20zm-29 137q4-12 17-12 3 12-17 12zm0 0q-15-13-6-20 10 8 6 20zm7-18q5-12 17-11 3 12-17 11zm0 0q-15-13-5-20 10 8 5 20zm7-17q6-12 18-11 3 12-18 11zm0 0q-14-14-4-21 10 9 4 21zm8-17q6-11 19-9 2 12-19 9zm0 0q-13-15-2-20 8 9 2 20zm9-15q7-11 19-9 1 12-19 9zm0 0q-12-16-1-21 8 10 1 21zm10-15q7-11 19-7 0 12-19 7zm0 0q-12-17 0-21 7 10 0 21zm12-17q8-10 20-5-1 12-20 5zm0 0q-10-17 2-20 6 10-2 20zm14-15q9-9 20-4-2 12-20 4zm0 0q-9-18 3-20 6 11-3 20zm12-11q10-9 21-2-3 12-21 2zm0 0q-7-19 5-20 5 11-5 20zm16-12q10-8 20 0-4 11-20 0zm0 0q-6-20 6-20 4 12-6 20z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm48 396c4-110 36-210 112-250m-54 250c4-110 36-210 112-250'}},
    {name: 'path', attributes: {fill: 'green', d: 'm50 370q3-17 20-16 4 14-20 16zm0 0q-24-6-18-19 17 2 18 19zm2-23q4-16 21-14 3 13-21 14zm0 0q-24-6-17-19 17 2 17 19zm3-25q5-16 22-13 3 13-22 13zm0 0q-23-8-16-20 17 3 16 20zm5-24q6-16 23-12 2 13-23 12zm0 0q-22-9-14-21 16 4 14 21zm6-23q7-16 23-11 2 14-23 11zm0 0q-21-11-13-22 16 5 13 22zm8-22q8-16 24-10 0 14-24 10zm0 0q-21-12-12-23 16 6 12 23zm34 117q3-17 20-16 4 14-20 16zm0 0q-24-6-18-19 17 2 18 19zm2-23q4-16 21-14 3 13-21 14zm0 0q-24-6-17-19 17 2 17 19zm3-25q5-16 22-13 3 13-22 13zm0 0q-23-8-16-20 17 3 16 20zm5-24q6-16 23-12 2 13-23 12zm0 0q-22-9-14-21 16 4 14 21zm6-23q7-16 23-11 2 14-23 11zm0 0q-21-11-13-22 16 5 13 22zm8-22q8-16 24-10 0 14-24 10zm0 0q-21-12-12-23 16 6 12 23z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm77 245q5-12 18-11 2 11-18 11zm0 0q-15-14-5-21 10 9 5 21zm7-16q5-11 18-10 2 12-18 10zm0 0q-14-14-4-20 9 9 4 20zm9-16q6-12 19-9 1 12-19 9zm0 0q-13-16-2-21 8 9 2 21zm10-16q8-11 20-7 0 12-20 7zm0 0q-11-17 0-21 8 10 0 21zm13-16q9-10 20-5-1 12-20 5zm0 0q-10-18 2-21 7 11-2 21zm13-13q9-9 20-3-2 12-20 3zm0 0q-8-19 4-20 5 11-4 20zm14-11q10-8 20-1-4 12-20 1zm0 0q-6-20 6-20 4 12-6 20zm17-11q11-6 21 3-6 10-21-3zm0 0q-3-20 9-19 2 13-9 19zm-25 99q5-12 18-11 2 11-18 11zm0 0q-15-14-5-21 10 9 5 21zm7-16q5-11 18-10 2 12-18 10zm0 0q-14-14-4-20 9 9 4 20zm9-16q6-12 19-9 1 12-19 9zm0 0q-13-16-2-21 8 9 2 21zm10-16q8-11 20-7 0 12-20 7zm0 0q-11-17 0-21 8 10 0 21zm13-16q9-10 20-5-1 12-20 5zm0 0q-10-18 2-21 7 11-2 21zm13-13q9-9 20-3-2 12-20 3zm0 0q-8-19 4-20 5 11-4 20zm14-11q10-8 20-1-4 12-20 1zm0 0q-6-20 6-20 4 12-6 20zm17-11q11-6 21 3-6 10-21-3zm0 0q-3-20 9-19 2 13-9 19z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm70 396c4-60 24-120 80-146m-10 146c4-60 24-120 80-146'}},
    {name: 'path', attributes: {fill: 'green', d: 'm73 371q4-17 21-14 3 13-21 14zm0 0q-23-8-17-20 17 3 17 20zm4-23q6-16 23-12 1 14-23 12zm0 0q-22-9-14-21 16 4 14 21zm7-23q8-16 24-10 0 14-24 10zm0 0q-21-13-12-23 16 6 12 23zm59 46q4-17 21-14 3 13-21 14zm0 0q-23-8-17-20 17 3 17 20zm4-23q6-16 23-12 1 14-23 12zm0 0q-22-9-14-21 16 4 14 21zm7-23q8-16 24-10 0 14-24 10zm0 0q-21-13-12-23 16 6 12 23z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm94 304q6-11 18-9 2 12-18 9zm0 0q-14-15-3-20 9 9 3 20zm10-16q7-10 19-6 0 12-19 6zm0 0q-12-16 0-20 7 10 0 20zm13-15q9-9 20-4-2 12-20 4zm0 0q-9-18 3-21 6 12-3 21zm14-12q11-8 21 0-4 11-21 0zm0 0q-5-20 7-20 4 12-7 20zm16-9q11-6 20 3-5 10-20-3zm0 0q-3-21 9-19 2 13-9 19zm17 52q6-11 18-9 2 12-18 9zm0 0q-14-15-3-20 9 9 3 20zm10-16q7-10 19-6 0 12-19 6zm0 0q-12-16 0-20 7 10 0 20zm13-15q9-9 20-4-2 12-20 4zm0 0q-9-18 3-21 6 12-3 21zm14-12q11-8 21 0-4 11-21 0zm0 0q-5-20 7-20 4 12-7 20zm16-9q11-6 20 3-5 10-20-3zm0 0q-3-21 9-19 2 13-9 19z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm160 308-17 24-7-26z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm160 308-17 24-7-26z'}}
  ],
  '7c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm18 396c2-150 40-290 132-350m-66 350c2-150 40-290 132-350'}},
    {name: 'path', attributes: {fill: 'green', d: 'm19 369q2-17 19-16 5 13-19 16zm0 0q-24-5-19-18 17 1 19 18zm1-22q3-17 20-16 4 14-20 16zm0 0q-24-6-18-18 17 1 18 18zm2-26q4-17 21-15 4 13-21 15zm0 0q-23-7-17-19 17 2 17 19zm3-22q4-16 21-14 3 13-21 14zm0 0q-24-7-17-19 17 2 17 19zm4-25q4-17 21-14 3 14-21 14zm0 0q-23-8-16-20 16 3 16 20zm4-25q6-16 22-13 3 14-22 13zm0 0q-22-9-15-20 17 3 15 20zm5-20q6-16 22-12 2 14-22 12zm0 0q-23-9-15-21 17 4 15 21zm6-23q7-16 23-11 1 14-23 11zm0 0q-22-11-13-22 16 5 13 22zm41 163q2-17 19-16 5 13-19 16zm0 0q-24-5-19-18 17 1 19 18zm1-22q3-17 20-16 4 14-20 16zm0 0q-24-6-18-18 17 1 18 18zm2-26q4-17 21-15 4 13-21 15zm0 0q-23-7-17-19 17 2 17 19zm3-22q4-16 21-14 3 13-21 14zm0 0q-24-7-17-19 17 2 17 19zm4-25q4-17 21-14 3 14-21 14zm0 0q-23-8-16-20 16 3 16 20zm4-25q6-16 22-13 3 14-22 13zm0 0q-22-9-15-20 17 3 15 20zm5-20q6-16 22-12 2 14-22 12zm0 0q-23-9-15-21 17 4 15 21zm6-23q7-16 23-11 1 14-23 11zm0 0q-22-11-13-22 16 5 13 22z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm50 187q4-12 17-12 3 12-17 12zm0 0q-15-13-6-20 10 8 6 20zm7-18q5-12 17-11 3 12-17 11zm0 0q-15-13-5-20 10 8 5 20zm7-17q6-12 18-11 3 12-18 11zm0 0q-14-14-4-21 10 9 4 21zm8-17q6-11 19-9 2 12-19 9zm0 0q-13-15-2-20 8 9 2 20zm9-15q7-11 19-9 1 12-19 9zm0 0q-12-16-1-21 8 10 1 21zm10-15q7-11 19-7 0 12-19 7zm0 0q-12-17 0-21 7 10 0 21zm12-17q8-10 20-5-1 12-20 5zm0 0q-10-17 2-20 6 10-2 20zm14-15q9-9 20-4-2 12-20 4zm0 0q-9-18 3-20 6 11-3 20zm12-11q10-9 21-2-3 12-21 2zm0 0q-7-19 5-20 5 11-5 20zm16-12q10-8 20 0-4 11-20 0zm0 0q-6-20 6-20 4 12-6 20zm-29 137q4-12 17-12 3 12-17 12zm0 0q-15-13-6-20 10 8 6 20zm7-18q5-12 17-11 3 12-17 11zm0 0q-15-13-5-20 10 8 5 20zm7-17q6-12 18-11 3 12-18 11zm0 0q-14-14-4-21 10 9 4 21zm8-17q6-11 19-9 2 12-19 9zm0 0q-13-15-2-20 8 9 2 20zm9-15q7-11 19-9 1 12-19 9zm0 0q-12-16-1-21 8 10 1 21zm10-15q7-11 19-7 0 12-19 7zm0 0q-12-17 0-21 7 10 0 21zm12-17q8-10 20-5-1 12-20 5zm0 0q-10-17 2-20 6 10-2 20zm14-15q9-9 20-4-2 12-20 4zm0 0q-9-18 3-20 6 11-3 20zm12-11q10-9 21-2-3 12-21 2zm0 0q-7-19 5-20 5 11-5 20zm16-12q10-8 20 0-4 11-20 0zm0 0q-6-20 6-20 4 12-6 20z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm48 396c4-110 36-210 112-250m-54 250c4-110 36-210 112-250'}},
    {name: 'path', attributes: {fill: 'green', d: 'm50 370q3-17 20-16 4 14-20 16zm0 0q-24-6-18-19 17 2 18 19zm2-23q4-16 21-14 3 13-21 14zm0 0q-24-6-17-19 17 2 17 19zm3-25q5-16 22-13 3 13-22 13zm0 0q-23-8-16-20 17 3 16 20zm5-24q6-16 23-12 2 13-23 12zm0 0q-22-9-14-21 16 4 14 21zm6-23q7-16 23-11 2 14-23 11zm0 0q-21-11-13-22 16 5 13 22zm8-22q8-16 24-10 0 14-24 10zm0 0q-21-12-12-23 16 6 12 23zm34 117q3-17 20-16 4 14-20 16zm0 0q-24-6-18-19 17 2 18 19zm2-23q4-16 21-14 3 13-21 14zm0 0q-24-6-17-19 17 2 17 19zm3-25q5-16 22-13 3 13-22 13zm0 0q-23-8-16-20 17 3 16 20zm5-24q6-16 23-12 2 13-23 12zm0 0q-22-9-14-21 16 4 14 21zm6-23q7-16 23-11 2 14-23 11zm0 0q-21-11-13-22 16 5 13 22zm8-22q8-16 24-10 0 14-24 10zm0 0q-21-12-12-23 16 6 12 23z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm77 245q5-12 18-11 2 11-18 11zm0 0q-15-14-5-21 10 9 5 21zm7-16q5-11 18-10 2 12-18 10zm0 0q-14-14-4-20 9 9 4 20zm9-16q6-12 19-9 1 12-19 9zm0 0q-13-16-2-21 8 9 2 21zm10-16q8-11 20-7 0 12-20 7zm0 0q-11-17 0-21 8 10 0 21zm13-16q9-10 20-5-1 12-20 5zm0 0q-10-18 2-21 7 11-2 21zm13-13q9-9 20-3-2 12-20 3zm0 0q-8-19 4-20 5 11-4 20zm14-11q10-8 20-1-4 12-20 1zm0 0q-6-20 6-20 4 12-6 20zm17-11q11-6 21 3-6 10-21-3zm0 0q-3-20 9-19 2 13-9 19zm-25 99q5-12 18-11 2 11-18 11zm0 0q-15-14-5-21 10 9 5 21zm7-16q5-11 18-10 2 12-18 10zm0 0q-14-14-4-20 9 9 4 20zm9-16q6-12 19-9 1 12-19 9zm0 0q-13-16-2-21 8 9 2 21zm10-16q8-11 20-7 0 12-20 7zm0 0q-11-17 0-21 8 10 0 21zm13-16q9-10 20-5-1 12-20 5zm0 0q-10-18 2-21 7 11-2 21zm13-13q9-9 20-3-2 12-20 3zm0 0q-8-19 4-20 5 11-4 20zm14-11q10-8 20-1-4 12-20 1zm0 0q-6-20 6-20 4 12-6 20zm17-11q11-6 21 3-6 10-21-3zm0 0q-3-20 9-19 2 13-9 19z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm70 396c4-60 24-120 80-146m-10 146c4-60 24-120 80-146'}},
    {name: 'path', attributes: {fill: 'green', d: 'm73 371q4-17 21-14 3 13-21 14zm0 0q-23-8-17-20 17 3 17 20zm4-23q6-16 23-12 1 14-23 12zm0 0q-22-9-14-21 16 4 14 21zm7-23q8-16 24-10 0 14-24 10zm0 0q-21-13-12-23 16 6 12 23zm59 46q4-17 21-14 3 13-21 14zm0 0q-23-8-17-20 17 3 17 20zm4-23q6-16 23-12 1 14-23 12zm0 0q-22-9-14-21 16 4 14 21zm7-23q8-16 24-10 0 14-24 10zm0 0q-21-13-12-23 16 6 12 23z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm94 304q6-11 18-9 2 12-18 9zm0 0q-14-15-3-20 9 9 3 20zm10-16q7-10 19-6 0 12-19 6zm0 0q-12-16 0-20 7 10 0 20zm13-15q9-9 20-4-2 12-20 4zm0 0q-9-18 3-21 6 12-3 21zm14-12q11-8 21 0-4 11-21 0zm0 0q-5-20 7-20 4 12-7 20zm16-9q11-6 20 3-5 10-20-3zm0 0q-3-21 9-19 2 13-9 19zm17 52q6-11 18-9 2 12-18 9zm0 0q-14-15-3-20 9 9 3 20zm10-16q7-10 19-6 0 12-19 6zm0 0q-12-16 0-20 7 10 0 20zm13-15q9-9 20-4-2 12-20 4zm0 0q-9-18 3-21 6 12-3 21zm14-12q11-8 21 0-4 11-21 0zm0 0q-5-20 7-20 4 12-7 20zm16-9q11-6 20 3-5 10-20-3zm0 0q-3-21 9-19 2 13-9 19z'}}
  ],
  '7d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm196 396c-2-150-40-290-132-350'}},
    {name: 'path', attributes: {fill: 'green', d: 'm195 369q-2-17-19-16-5 13 19 16zm0 0q24-5 19-18-17 1-19 18zm-1-22q-3-17-20-16-4 14 20 16zm0 0q24-6 18-18-17 1-18 18zm-2-26q-4-17-21-15-4 13 21 15zm0 0q23-7 17-19-17 2-17 19zm-3-22q-4-16-21-14-3 13 21 14zm0 0q24-7 17-19-17 2-17 19zm-4-25q-4-17-21-14-3 14 21 14zm0 0q23-8 16-20-16 3-16 20zm-4-25q-6-16-22-13-3 14 22 13zm0 0q22-9 15-20-17 3-15 20zm-5-20q-6-16-22-12-2 14 22 12zm0 0q23-9 15-21-17 4-15 21zm-6-23q-7-16-23-11-1 14 23 11zm0 0q22-11 13-22-16 5-13 22z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm164 187q-4-12-17-12-3 12 17 12zm0 0q15-13 6-20-10 8-6 20zm-7-18q-5-12-17-11-3 12 17 11zm0 0q15-13 5-20-10 8-5 20zm-7-17q-6-12-18-11-3 12 18 11zm0 0q14-14 4-21-10 9-4 21zm-8-17q-6-11-19-9-2 12 19 9zm0 0q13-15 2-20-8 9-2 20zm-9-15q-7-11-19-9-1 12 19 9zm0 0q12-16 1-21-8 10-1 21zm-10-15q-7-11-19-7 0 12 19 7zm0 0q12-17 0-21-7 10 0 21zm-12-17q-8-10-20-5 1 12 20 5zm0 0q10-17-2-20-6 10 2 20zm-14-15q-9-9-20-4 2 12 20 4zm0 0q9-18-3-20-6 11 3 20zm-12-11q-10-9-21-2 3 12 21 2zm0 0q7-19-5-20-5 11 5 20zm-16-12q-10-8-20 0 4 11 20 0zm0 0q6-20-6-20-4 12 6 20z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm150 396c-4-110-36-210-112-250m184 250c-4-110-36-210-112-250'}},
    {name: 'path', attributes: {fill: 'green', d: 'm148 370q-3-17-20-16-4 14 20 16zm0 0q24-6 18-19-17 2-18 19zm-2-23q-4-16-21-14-3 13 21 14zm0 0q24-6 17-19-17 2-17 19zm-3-25q-5-16-22-13-3 13 22 13zm0 0q23-8 16-20-17 3-16 20zm-5-24q-6-16-23-12-2 13 23 12zm0 0q22-9 14-21-16 4-14 21zm-6-23q-7-16-23-11-2 14 23 11zm0 0q21-11 13-22-16 5-13 22zm-8-22q-8-16-24-10 0 14 24 10zm0 0q21-12 12-23-16 6-12 23zm96 117q-3-17-20-16-4 14 20 16zm0 0q24-6 18-19-17 2-18 19zm-2-23q-4-16-21-14-3 13 21 14zm0 0q24-6 17-19-17 2-17 19zm-3-25q-5-16-22-13-3 13 22 13zm0 0q23-8 16-20-17 3-16 20zm-5-24q-6-16-23-12-2 13 23 12zm0 0q22-9 14-21-16 4-14 21zm-6-23q-7-16-23-11-2 14 23 11zm0 0q21-11 13-22-16 5-13 22zm-8-22q-8-16-24-10 0 14 24 10zm0 0q21-12 12-23-16 6-12 23z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm121 245q-5-12-18-11-2 11 18 11zm0 0q15-14 5-21-10 9-5 21zm-7-16q-5-11-18-10-2 12 18 10zm0 0q14-14 4-20-9 9-4 20zm-9-16q-6-12-19-9-1 12 19 9zm0 0q13-16 2-21-8 9-2 21zm-10-16q-8-11-20-7 0 12 20 7zm0 0q11-17 0-21-8 10 0 21zm-13-16q-9-10-20-5 1 12 20 5zm0 0q10-18-2-21-7 11 2 21zm-13-13q-9-9-20-3 2 12 20 3zm0 0q8-19-4-20-5 11 4 20zm-14-11q-10-8-20-1 4 12 20 1zm0 0q6-20-6-20-4 12 6 20zm-17-11q-11-6-21 3 6 10 21-3zm0 0q3-20-9-19-2 13 9 19zm155 99q-5-12-18-11-2 11 18 11zm0 0q15-14 5-21-10 9-5 21zm-7-16q-5-11-18-10-2 12 18 10zm0 0q14-14 4-20-9 9-4 20zm-9-16q-6-12-19-9-1 12 19 9zm0 0q13-16 2-21-8 9-2 21zm-10-16q-8-11-20-7 0 12 20 7zm0 0q11-17 0-21-8 10 0 21zm-13-16q-9-10-20-5 1 12 20 5zm0 0q10-18-2-21-7 11 2 21zm-13-13q-9-9-20-3 2 12 20 3zm0 0q8-19-4-20-5 11 4 20zm-14-11q-10-8-20-1 4 12 20 1zm0 0q6-20-6-20-4 12 6 20zm-17-11q-11-6-21 3 6 10 21-3zm0 0q3-20-9-19-2 13 9 19z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm98 396c-4-60-24-120-80-146'}},
    {name: 'path', attributes: {fill: 'green', d: 'm95 371q-4-17-21-14-3 13 21 14zm0 0q23-8 17-20-17 3-17 20zm-4-23q-6-16-23-12-1 14 23 12zm0 0q22-9 14-21-16 4-14 21zm-7-23q-8-16-24-10 0 14 24 10zm0 0q21-13 12-23-16 6-12 23z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm74 304q-6-11-18-9-2 12 18 9zm0 0q14-15 3-20-9 9-3 20zm-10-16q-7-10-19-6 0 12 19 6zm0 0q12-16 0-20-7 10 0 20zm-13-15q-9-9-20-4 2 12 20 4zm0 0q9-18-3-21-6 12 3 21zm-14-12q-11-8-21 0 4 11 21 0zm0 0q5-20-7-20-4 12 7 20zm-16-9q-11-6-20 3 5 10 20-3zm0 0q3-21-9-19-2 13 9 19z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm140 396c4-60 24-120 80-146'}},
    {name: 'path', attributes: {fill: 'green', d: 'm143 371q4-17 21-14 3 13-21 14zm0 0q-23-8-17-20 17 3 17 20zm4-23q6-16 23-12 1 14-23 12zm0 0q-22-9-14-21 16 4 14 21zm7-23q8-16 24-10 0 14-24 10zm0 0q-21-13-12-23 16 6 12 23z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm164 304q6-11 18-9 2 12-18 9zm0 0q-14-15-3-20 9 9 3 20zm10-16q7-10 19-6 0 12-19 6zm0 0q-12-16 0-20 7 10 0 20zm13-15q9-9 20-4-2 12-20 4zm0 0q-9-18 3-21 6 12-3 21zm14-12q11-8 21 0-4 11-21 0zm0 0q-5-20 7-20 4 12-7 20zm16-9q11-6 20 3-5 10-20-3zm0 0q-3-21 9-19 2 13-9 19z'}}
  ],
  '8a': [
    {name: 'path', attributes: {fill: 'red', d: 'm6 6h228v294h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm36 122a84 84 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm6 262q106-90 228-10v142h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm60 392q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66zm50 0q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66z'}}
  ],
  '8b': [
    {name: 'path', attributes: {fill: 'ink', d: 'm6 262q106-90 228-10v142h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm60 392q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66zm50 0q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm14 74q12-12 25-4 22-9 43-8-4-31 25-50 13 26 5 52l27 4-27 15q-30 13-60 0-13-5-38-9zm62-8-16 6q-27-17-38-49 36 6 54 43zm18 66q12-12 25-4 22-9 43-8-4-31 25-50 13 26 5 52l27 4-27 15q-30 13-60 0-13-5-38-9zm62-8-16 6q-27-17-38-49 36 6 54 43zm-144 68q12-12 25-4 22-9 43-8-4-31 25-50 13 26 5 52l27 4-27 15q-30 13-60 0-13-5-38-9zm62-8-16 6q-27-17-38-49 36 6 54 43z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 2.8, d: 'm92 68q0-26 13-43m-4 43q6-19 7-34m-45 30q-20-13-30-30m139 92q0-26 13-43m-4 43q6-19 7-34m-45 30q-20-13-30-30m-23 94q0-26 13-43m-4 43q6-19 7-34m-45 30q-20-13-30-30'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4.7, d: 'm31 71h0m80 58h0m-82 60h0'}}
    ]}
  ],
  '8c': [
    {name: 'path', attributes: {fill: 'ink', d: 'm6 262q106-90 228-10v142h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm60 392q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66zm50 0q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66z'}}
  ],
  '8d': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 4, d: 'm42 256q4-86 34-156m10 156q8-126 50-196m-14 200q12-70 50-118'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 6, d: 'm62 134q12-40 56-42m-60 54q18-36 62-28m-58 16q16-58 48-68m-56 92q22-28 58-14m10-50q12-40 56-42m-60 54q18-36 62-28m-58 16q16-58 48-68m-56 92q22-28 58-14m-14 72q12-40 56-42m-60 54q18-36 62-28m-58 16q16-58 48-68m-56 92q22-28 58-14'}},
      {name: 'path', attributes: {stroke: 'tan', 'stroke-width': 3, d: 'm60 140q18-44 54-36m-56 42q12-62 44-70m18 24q18-44 54-36m-56 42q12-62 44-70m-6 146q18-44 54-36m-56 42q12-62 44-70'}}
    ]},
    {name: 'path', attributes: {fill: 'ink', d: 'm6 262q106-90 228-10v142h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm60 392q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66zm50 0q-8-58-46-78 24 28 38 78zm10 0q-6-90-38-128 22 42 30 128zm10 0q4-100-14-160 6 60 6 160zm10 0q4-84 32-120-24 36-40 120zm10 0q10-50 38-66-28 18-46 66z'}}
  ],
  '9a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm120 250v-100m-54 100v-170m112 170v-160'}},
    {name: 'path', attributes: {fill: 'green', d: 'm120 262q-32 10-41-12-3-16 10-25-16-16-2-32 14-10 24 1 2-26 22-25 20 5 14 30 13-8 23 5 10 20-10 31 11 12 2 27-14 18-42 0zm-26-10q-12 31-34 25-16-7-14-23-23 2-27-19 1-17 16-18-19-17-6-33 15-12 32 8 2-16 19-15 21 4 18 27 15-1 22 15 5 22-26 33zm52 0q-31-11-26-33 7-16 22-15-3-23 18-27 17-1 19 15 17-20 32-8 13 16-6 33 15 1 16 18-4 21-27 19 2 16-14 23-22 6-34-25z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm121 258 9-67m-8 57-28-2m28 2 27 6m-25-18-23-25m23 25 28-18m-61 31-47-49m40 42-18 21m18-21 22-18m-30 9-34 3m34-3 3-34m70 50 47-49m-40 42-22-18m22 18 18 21m-10-30-3-34m3 34 34 3'}},
    {name: 'path', attributes: {fill: 'red', d: 'm34 72a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm68 56q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm68 63q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm140 78a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm174 62q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm174 69q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm86 172a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm120 156q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm120 163q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm16 268c6 50 56 72 76 76l-6 22h68l-6-22c20-4 70-26 76-76z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm16 268a104 24 0 0 1 208 0 104 24 0 0 1-208 0z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm148 324c-2 4-12-1-16 1l-1 2c0 5 3 15-3 18-3 3-16-4-15-9l5 3h7c3-4 2-10 2-15-5 1-11 0-15 1s-8 14-17 14h-3l6-3 9-11c-2-1-10 4-12-4 1 0 19 2 17-4-3 0-12 2-12-4h13l1-2c-3-1-6 1-9-4h11l1-3-8 1c-2-1-5-3-5-7l13 3-2-11c2-1 7 3 7 4s0 4 0 6c5 1 11-2 14 2l-14 2-1 3c4 1 10-4 13 2-2 4-13-2-16 4l16-2 7 5h-15c3 3 5 5 9 4h1c4-1 9 0 12 4zm-22-4-1-4h-8l-3 4h12zm-7 14-1 1c-4-1-7-5-7-9 3-1 9 5 8 8z'}}
  ],
  '9b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm78 394q-18-144-2-310m94 310q20-94 0-224'}},
    {name: 'path', attributes: {fill: 'green', d: 'm104 214q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm-32-4q-23-23-9-42 13-11 27-3 7-21 28-16 15 7 10 22 24-11 32 7 5 19-20 26 14 8 7 24-13 17-33 5-5 15-22 14-23-4-20-37zm64 96q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33zm-24 46q1 33-23 36-17-1-21-16-20 11-32-8-6-16 8-22-24-9-18-28 10-18 33-5-4-15 12-21 21-4 26 18 14-7 27 5 13 19-12 41z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm101 212-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m1 42 64-24m-55 20-11-25m11 25 8 27m3-31 12-32m-12 32 30 17m13 86 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12m-83 45-62-27m53 23-9 27m9-27 13-24m-24 19-30 15m30-15-9-32'}},
    {name: 'path', attributes: {fill: 'red', d: 'm42 78a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm76 62q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm76 69q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm132 162a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm166 146q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm166 153q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm50 296a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm84 280q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm84 287q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm114 63 58 9c-6 90-36 175-39 243l-23 19-38-6c6-90 36-175 42-265z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm133 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm133 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm110 85 58 9-1 10-58-9zm-34 207 54 9-1 9-54-8z'}}
  ],
  '9c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm124 394q-28-94-6-304m-6 200q28-30 46-74'}},
    {name: 'path', attributes: {fill: 'green', d: 'm112 190q3 33-20 37-17 1-22-14-20 12-33-5-7-16 7-24-25-7-20-26 8-18 32-7-5-15 10-22 21-5 28 16 14-8 27 3 14 19-9 42zm-2 140q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm2 6q-26-21-13-40 12-13 26-6 5-23 26-20 16 6 12 21 23-13 33 4 7 19-17 28 14 7 9 23-11 18-31 8-4 15-21 17-23-2-24-35zm48-46q-30-14-22-36 8-15 23-12 0-23 21-25 17 1 17 17 19-18 33-4 11 16-10 31 16 3 14 20-6 21-28 16 0 16-16 21-23 4-32-28zm-48-90q-23-23-9-42 13-11 27-3 7-21 28-16 15 7 10 22 24-11 32 7 5 19-20 26 14 8 7 24-13 17-33 5-5 15-22 14-23-4-20-37z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm108 189-64-24m55 20-8 27m8-27 11-25m-22 21-30 17m30-17-12-32m31 179-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m35 51 61-30m-52 26-14-24m14 24 10 26m0-31 9-33m-9 33 32 13m-4-51 52-43m-44 37-20-20m20 20 16 23m-7-31v-34m0 34 33 6m-97-80 64-24m-55 20-11-25m11 25 8 27m3-31 12-32m-12 32 30 17'}},
    {name: 'path', attributes: {fill: 'red', d: 'm78 78a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm112 62q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm112 69q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm126 218a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm160 202q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm160 209q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm44 268a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm78 252q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm78 259q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}}
  ],
  '9d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm116 394q28-94 6-304m6 200q-28-30-46-100'}},
    {name: 'path', attributes: {fill: 'green', d: 'm130 194q-23-23-9-42 13-11 27-3 7-21 28-16 15 7 10 22 24-11 32 7 5 19-20 26 14 8 7 24-13 17-33 5-5 15-22 14-23-4-20-37zm-2 146q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33zm-2 6q-1 33-24 35-17-2-21-17-20 10-31-8-5-16 9-23-24-9-17-28 10-17 33-4-4-15 12-21 21-3 26 20 14-7 26 6 13 19-13 40zm-42-64q-9 32-32 28-16-5-16-21-22 5-28-16-2-17 14-20-21-15-10-31 14-14 33 4 0-16 17-17 21 2 21 25 15-3 23 12 8 22-22 36zm44-78q3 33-20 37-17 1-22-14-20 12-33-5-7-16 7-24-25-7-20-26 8-18 32-7-5-15 10-22 21-5 28 16 14-8 27 3 14 19-9 42z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm134 193 64-24m-55 20-11-25m11 25 8 27m3-31 12-32m-12 32 30 17m-53 136 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12m-61 5-61-30m52 26-10 26m10-26 14-24m-24 19-32 13m32-13-9-33m-13-23-52-43m44 37-16 23m16-23 20-20m-29 12-33 6m33-6v-34m60-28-64-24m55 20-8 27m8-27 11-25m-22 21-30 17m30-17-12-32'}},
    {name: 'path', attributes: {fill: 'red', d: 'm98 78a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm132 62q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm132 69q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm46 198a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm80 182q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm80 189q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm126 284a34 34 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'red', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm160 268q-13-34-9-38 9-8 18 0 4 4-9 38zm6 1q1-36 6-38 12-4 17 6 2 6-23 32zm5 4q15-33 21-33 12 0 12 12 0 6-33 21zm4 5q26-25 32-23 10 5 6 17-2 5-38 6zm1 6q34-13 38-9 8 9 0 18-4 4-38-9zm-1 6q36 1 38 6 4 12-6 17-6 2-32-23zm-4 5q33 15 33 21 0 12-12 12-6 0-21-33zm-5 4q25 26 23 32-5 10-17 6-5-2-6-38zm-6 1q13 34 9 38-9 8-18 0-4-4 9-38zm-6-1q-1 36-6 38-12 4-17-6-2-6 23-32zm-5-4q-15 33-21 33-12 0-12-12 0-6 33-21zm-4-5q-26 25-32 23-10-5-6-17 2-5 38-6zm-1-6q-34 13-38 9-8-9 0-18 4-4 38 9zm1-6q-36-1-38-6-4-12 6-17 6-2 32 23zm4-5q-33-15-33-21 0-12 12-12 6 0 21 33zm5-4q-25-26-23-32 5-10 17-6 5 2 6 38z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm160 275q-6-19-4-21 4-5 8 0 2 2-4 21zm4 1q4-20 7-20 6-2 8 4 1 3-15 16zm4 3q13-15 16-14 6 2 4 8 0 3-20 6zm1 5q19-6 21-4 5 4 0 8-2 2-21-4zm-1 4q20 4 20 7 2 6-4 8-3 1-16-15zm-4 4q16 13 15 16-2 6-8 4-3 0-7-20zm-4 1q6 19 4 21-4 5-8 0-2-2 4-21zm-5-1q-3 20-6 20-6 2-8-4-1-3 14-16zm-3-3q-13 15-16 14-6-2-4-8 0-3 20-6zm-1-5q-19 6-21 4-5-4 0-8 2-2 21 4zm1-5q-20-3-20-6-2-6 4-8 3-1 16 14zm3-3q-15-13-14-16 2-6 8-4 3 0 6 20zm-1 8a6 6 0 1 1 0 1z'}}
  ],
  '10a': [
    {name: 'path', attributes: {fill: 'brown', d: 'm8 159c78-32 109-97 114-154l-12-1c-7 54-36 109-106 137z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm104 60-6-2m-38 58q16 2 18 12m6-36-2 8'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm117 82q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.5, 'stroke-linecap': 'round', d: 'm118 91 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3'}},
    {name: 'path', attributes: {fill: 'red', d: 'm63 74q2 4-9 15-3-15-6-7 3 3-23 3 14-22 15-18-7 6-30-17 32-8 35 2-13-2-13-39 32 19 27 31-7-8 16-32 9 32 0 35-3-3 23-4-13 22-14 18-9-1 3 9-15 4-6 7l-11-5 15 26-5 3zm2 84q3-4 18 0-12 10-3 9 1-4 14 18-26-1-23-4 9 3 0 35-23-24-16-32 5 12-27 31 0-37 13-39-3 10-35 2 23-23 30-17-1 4-15-18 26 0 23 3 3 8 6-7 11 11 9 2l1 12 15-26 5 2z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.5, 'stroke-linecap': 'round', d: 'm62 65-5 14m5-14-22 12m22-12-31-8m31 8-18-31m18 31 8-31m-8 31 21-13m-21 13 15 3m-19 95 15-3m-15 3 21 13m-21-13 8 31m-8-31-18 31m18-31-31 8m31-8-22-12m22 12-5-14'}},
    {name: 'path', attributes: {fill: 'tan', d: 'm56 268q2-28 34-30 40 6 64-8 18-18 12-44l-26-6q-10-4-4-14l30-14q16-6 28 4 12 34 10 74 12 38-4 68l4 90h-11l-9-80-6 80h-11l-1-82q-36 8-64-2l-4 84h-11l-3-82-14 34 4 48h-11l-7-48q8-30 0-72zm130-102q16-16 34-10-8 18-26 20z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm150 186q-10 26 0 46 10-8 14-32zm-66 120q16-4 26 0 30 6 52 0-22 16-54 8zm-26-44q-16 0-14 22 10 0 16-8z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 7, d: 'm176 152q0-24-20-42t-6-38m16 50-26-4m50 36q-2-26 12-44t4-38m-9 46 21-8'}},
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 11, d: 'm82 258h0m22-4h0m22 4h0m22-4h0m-56 24h0m24 0h0m24-2h0m24-14h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 8, d: 'm164 170h0m-26 2h0'}}
    ]}
  ],
  '10b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm92 182q-8 14-20 22m42-46q12-6 18-18m-77 92q35 18 67 8m-88 50q36 30 78 8t52-40m-132 52q4-10 12-10'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm40 396c-21-144 34-191 132-289l-4-6c-102 94-164 147-152 295z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm113 116q2 4-9 15-3-15-6-7 3 3-23 3 14-22 15-18-7 6-30-17 32-8 35 2-13-2-13-39 32 19 27 31-7-8 16-32 9 32 0 35-3-3 23-4-13 22-14 18-9-1 3 9-15 4-6 7l-11-5 15 26-5 3zm20 96q-3 4-18 0 12-10 3-9-1 4-14-18 26 1 23 4-9-3 0-35 23 24 16 32-5-12 27-31 0 37-13 39 3-10 35-2-23 23-30 17 1-4 15 18-26 0-23-3-3-8-6 7-11-11-9-2l-1-12-15 26-5-2zm-70 114q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.5, 'stroke-linecap': 'round', d: 'm112 107-5 14m5-14-22 12m22-12-31-8m31 8-18-31m18 31 8-31m-8 31 21-13m-21 13 15 3m13 97-15 3m15-3-21-13m21 13-8-31m8 31 18-31m-18 31 31-8m-31 8 22 12m-22-12 5 14m-81 114 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3'}},
    {name: 'path', attributes: {fill: 'red', d: 'm183 76q-3 4-18 0 12-10 3-9-1 4-14-18 26 1 23 4-9-3 0-35 23 24 16 32-5-12 27-31 0 37-13 39 3-10 35-2-23 23-30 17 1-4 15 18-26 0-23-3-3-8-6 7-11-11-9-2l-1-12-15 26-5-2zm-130 104q2 4-9 15-3-15-6-7 3 3-23 3 14-22 15-18-7 6-30-17 32-8 35 2-13-2-13-39 32 19 27 31-7-8 16-32 9 32 0 35-3-3 23-4-13 22-14 18-9-1 3 9-15 4-6 7l-11-5 15 26-5 3zm130 106q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3zm-52 38q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.5, 'stroke-linecap': 'round', d: 'm190 71-15 3m15-3-21-13m21 13-8-31m8 31 18-31m-18 31 31-8m-31 8 22 12m-22-12 5 14m-143 86-5 14m5-14-22 12m22-12-31-8m31 8-18-31m18 31 8-31m-8 31 21-13m-21 13 15 3m117 121 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3m-37 41 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm114 63 58 9c-6 90-36 175-39 243l-23 19-38-6c6-90 36-175 42-265z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm133 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm133 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm110 85 58 9-1 10-58-9zm-34 207 54 9-1 9-54-8z'}}
  ],
  '10c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm92 182q-8 14-20 22m42-46q12-6 18-18m-77 92q35 18 67 8m-88 50q36 30 78 8t52-40m-132 52q4-10 12-10'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm40 396c-21-144 34-191 132-289l-4-6c-102 94-164 147-152 295z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm113 116q2 4-9 15-3-15-6-7 3 3-23 3 14-22 15-18-7 6-30-17 32-8 35 2-13-2-13-39 32 19 27 31-7-8 16-32 9 32 0 35-3-3 23-4-13 22-14 18-9-1 3 9-15 4-6 7l-11-5 15 26-5 3zm20 96q-3 4-18 0 12-10 3-9-1 4-14-18 26 1 23 4-9-3 0-35 23 24 16 32-5-12 27-31 0 37-13 39 3-10 35-2-23 23-30 17 1-4 15 18-26 0-23-3-3-8-6 7-11-11-9-2l-1-12-15 26-5-2zm-70 114q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.5, 'stroke-linecap': 'round', d: 'm112 107-5 14m5-14-22 12m22-12-31-8m31 8-18-31m18 31 8-31m-8 31 21-13m-21 13 15 3m13 97-15 3m15-3-21-13m21 13-8-31m8 31 18-31m-18 31 31-8m-31 8 22 12m-22-12 5 14m-81 114 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3'}},
    {name: 'path', attributes: {fill: 'red', d: 'm183 76q-3 4-18 0 12-10 3-9-1 4-14-18 26 1 23 4-9-3 0-35 23 24 16 32-5-12 27-31 0 37-13 39 3-10 35-2-23 23-30 17 1-4 15 18-26 0-23-3-3-8-6 7-11-11-9-2l-1-12-15 26-5-2zm-130 104q2 4-9 15-3-15-6-7 3 3-23 3 14-22 15-18-7 6-30-17 32-8 35 2-13-2-13-39 32 19 27 31-7-8 16-32 9 32 0 35-3-3 23-4-13 22-14 18-9-1 3 9-15 4-6 7l-11-5 15 26-5 3zm130 106q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3zm-52 38q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.5, 'stroke-linecap': 'round', d: 'm190 71-15 3m15-3-21-13m21 13-8-31m8 31 18-31m-18 31 31-8m-31 8 22 12m-22-12 5 14m-143 86-5 14m5-14-22 12m22-12-31-8m31 8-18-31m18 31 8-31m-8 31 21-13m-21 13 15 3m117 121 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3m-37 41 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3'}}
  ],
  '10d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm166 54v8m-36 32h-6m-12 36q-20 10-36 0m23 32q21 28 51 28m-54 40q-6 10-12 20m14-10q42 10 72 40'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm236 22c-90 0-172 97-143 279l6-2c-23-178 55-261 136-253z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm105 68q2 4-9 15-3-15-6-7 3 3-23 3 14-22 15-18-7 6-30-17 32-8 35 2-13-2-13-39 32 19 27 31-7-8 16-32 9 32 0 35-3-3 23-4-13 22-14 18-9-1 3 9-15 4-6 7l-11-5 15 26-5 3zm64 148q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3zm20 90q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.5, 'stroke-linecap': 'round', d: 'm104 59-5 14m5-14-22 12m22-12-31-8m31 8-18-31m18 31 8-31m-8 31 21-13m-21 13 15 3m51 163 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3m35 93 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3'}},
    {name: 'path', attributes: {fill: 'red', d: 'm185 86q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3zm-128 16q2 4-9 15-3-15-6-7 3 3-23 3 14-22 15-18-7 6-30-17 32-8 35 2-13-2-13-39 32 19 27 31-7-8 16-32 9 32 0 35-3-3 23-4-13 22-14 18-9-1 3 9-15 4-6 7l-11-5 15 26-5 3zm6 60q3-4 18 0-12 10-3 9 1-4 14 18-26-1-23-4 9 3 0 35-23-24-16-32 5 12-27 31 0-37 13-39-3 10-35 2 23-23 30-17-1 4-15-18 26 0 23 3 3 8 6-7 11 11 9 2l1 12 15-26 5 2zm8 118q3-4 18 0-12 10-3 9 1-4 14 18-26-1-23-4 9 3 0 35-23-24-16-32 5 12-27 31 0-37 13-39-3 10-35 2 23-23 30-17-1 4-15-18 26 0 23 3 3 8 6-7 11 11 9 2l1 12 15-26 5 2zm44 44q-2-4 9-15 3 15 6 7-3-3 23-3-14 22-15 18 7-6 30 17-32 8-35-2 13 2 13 39-32-19-27-31 7 8-16 32-9-32 0-35 3 3-23 4 13-22 14-18 9 1-3-9 15-4 6-7l11 5-15-26 5-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.5, 'stroke-linecap': 'round', d: 'm186 95 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3m-115 1-5 14m5-14-22 12m22-12-31-8m31 8-18-31m18 31 8-31m-8 31 21-13m-21 13 15 3m-15 71 15-3m-15 3 21 13m-21-13 8 31m-8-31-18 31m18-31-31 8m31-8-22-12m22 12-5-14m13 132 15-3m-15 3 21 13m-21-13 8 31m-8-31-18 31m18-31-31 8m31-8-22-12m22 12-5-14m57 62 5-14m-5 14 22-12m-22 12 31 8m-31-8 18 31m-18-31-8 31m8-31-21 13m21-13-15-3'}}
  ],
  '11a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm30 6c18 90-22 200-2 310m184-310c18 90-22 200-2 310'}},
    {name: 'path', attributes: {fill: 'green', d: 'm34 31q-14 5-13 25 13-9 13-25zm0 0q2 16 17 22-3-20-17-22zm1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 23-1-20-15-23zm-1 23q-14 3-15 23 14-7 15-23zm0 0q1 16 15 24-1-20-15-24zm-1 21q-14 3-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-2 24q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm-2 22q-14 3-17 22 15-6 17-22zm0 0q0 16 13 25 1-20-13-25zm-2 25q-15 3-18 23 15-7 18-23zm0 0q-1 16 12 26 1-20-12-26zm-2 23q-15 3-17 22 14-6 17-22zm0 0q-1 16 13 25 0-20-13-25zm-2 22q-14 4-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 24-1-20-15-24zm0 23q-13 4-14 24 14-8 14-24zm0 0q2 16 16 24-1-20-16-24zm2 23q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm190-275q-14 5-13 25 13-9 13-25zm0 0q2 16 17 22-3-20-17-22zm1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 23-1-20-15-23zm-1 23q-14 3-15 23 14-7 15-23zm0 0q1 16 15 24-1-20-15-24zm-1 21q-14 3-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-2 24q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm-2 22q-14 3-17 22 15-6 17-22zm0 0q0 16 13 25 1-20-13-25zm-2 25q-15 3-18 23 15-7 18-23zm0 0q-1 16 12 26 1-20-12-26zm-2 23q-15 3-17 22 14-6 17-22zm0 0q-1 16 13 25 0-20-13-25zm-2 22q-14 4-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 24-1-20-15-24zm0 23q-13 4-14 24 14-8 14-24zm0 0q2 16 16 24-1-20-16-24zm2 23q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22z'}},
    {name: 'path', attributes: {fill: 'sky', d: 'm6 352q58-18 114-2t114-4v48h-228z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'white', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm88 360q12-7 24 0'}},
    {name: 'path', attributes: {fill: 'olive', d: 'm84 394q16-40 66-42 46-6 84-2v44z'}},
    {name: 'path', attributes: {fill: 'white', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm120 356q-4-20 4-36h82q10 20 4 38z'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm136 212q32-12 54 2 26 48 30 122h-108q-2-44 10-86z'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm140 216q-22 24-32 46l-12-6-8 26q24 14 54 4 18-24 20-54z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm150 212 14 24 18-24m-12 38q12 42 10 82'}},
    {name: 'path', attributes: {fill: 'white', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm140 176q-2-24 20-26 24 2 24 28-2 28-24 30-18-2-20-32z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm138 168q2-18 20-24l6-32q20-4 26 12l-4 24q6 10 2 22-22-14-50-2z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 3, d: 'm145 177q5-4 9 0m9 0q5-4 9 0m-13 1-3 9h4'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm149 167h0m19 0h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 4, d: 'm156 195h5'}},
      {name: 'path', attributes: {stroke: 'sky', 'stroke-width': 9, d: 'm150 276h0m46-36h0m4 44h0m-34 30h0m-34 8h0m72 0h0m-86-46h0m58 4h0m-28 20h0'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 6, d: 'm98 274 10-214'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm14 120q20-80 96-86 76 6 100 82-18-12-34-2-16-16-34-2-16-16-32-2-18-14-32 2-16-14-32 2-16-8-32 6z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 3, d: 'm110 36q-54 26-64 76m64-76q-26 34-32 74m32-74v72m0-72q26 34 32 74m-32-74q54 26 66 76'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm110 34v-10'}}
    ]},
    {name: 'path', attributes: {fill: 'green', d: 'm12 380q-8-8 2-14 0-22 24-28 6-14 18-8 22 2 26 14-4 10-16 12l12 18q6 6-4 6h-14l-8-14q-6 14-18 14z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'olive', 'stroke-width': 4, d: 'm24 366q10-14 22-4m32-17h-12'}},
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 9, d: 'm54 337h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm54 337h0'}}
    ]}
  ],
  '11b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm40 8c-16 60 18 120 6 180m38-182c-16 60 18 120 6 180m50-178c-16 60 18 120 6 180m58-182c-16 60 18 120 6 180'}},
    {name: 'path', attributes: {fill: 'green', d: 'm36 31q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm0 24q-14 5-14 25 14-9 14-25zm0 0q2 16 16 23-2-20-16-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm4 22q-13 6-11 26 12-10 11-26zm0 0q3 15 19 21-5-20-19-21zm4 23q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-20-18-22zm2 22q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm0 23q-14 4-16 24 15-8 16-24zm0 0q1 16 14 25 0-20-14-25zm32-139q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm0 24q-14 5-14 25 14-9 14-25zm0 0q2 16 16 23-2-20-16-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm4 22q-13 6-11 26 12-10 11-26zm0 0q3 15 19 21-5-20-19-21zm4 23q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-20-18-22zm2 22q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm0 23q-14 4-16 24 15-8 16-24zm0 0q1 16 14 25 0-20-14-25zm44-135q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm0 24q-14 5-14 25 14-9 14-25zm0 0q2 16 16 23-2-20-16-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm4 22q-13 6-11 26 12-10 11-26zm0 0q3 15 19 21-5-20-19-21zm4 23q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-20-18-22zm2 22q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm0 23q-14 4-16 24 15-8 16-24zm0 0q1 16 14 25 0-20-14-25zm52-139q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm0 24q-14 5-14 25 14-9 14-25zm0 0q2 16 16 23-2-20-16-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm4 22q-13 6-11 26 12-10 11-26zm0 0q3 15 19 21-5-20-19-21zm4 23q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-20-18-22zm2 22q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm0 23q-14 4-16 24 15-8 16-24zm0 0q1 16 14 25 0-20-14-25z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm40 236q20-22 48-12l108-88q-18 64-62 104l88 72-82-40 36 94-68-104q-38 8-68-26z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm70 250q26-14 50-4l-8 16q-24 6-42-12z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm40 238q20-6 34 12-20 2-34-12z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 7, d: 'm66 230h0'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 3, d: 'm116 222 68-68m-50 72 46-42m-48 66 38 30m-46-20 26 48'}}
    ]}
  ],
  '11c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm34 6c18 90-22 200-2 310m44-266c18 90-22 200-2 310m86-316c18 90-22 200-2 310m52-346c18 90-22 200-2 310'}},
    {name: 'path', attributes: {fill: 'green', d: 'm38 31q-14 5-13 25 13-9 13-25zm0 0q2 16 17 22-3-20-17-22zm1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 23-1-20-15-23zm-1 23q-14 3-15 23 14-7 15-23zm0 0q1 16 15 24-1-20-15-24zm-1 21q-14 3-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-2 24q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm-2 22q-14 3-17 22 15-6 17-22zm0 0q0 16 13 25 1-20-13-25zm-2 25q-15 3-18 23 15-7 18-23zm0 0q-1 16 12 26 1-20-12-26zm-2 23q-15 3-17 22 14-6 17-22zm0 0q-1 16 13 25 0-20-13-25zm-2 22q-14 4-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 24-1-20-15-24zm0 23q-13 4-14 24 14-8 14-24zm0 0q2 16 16 24-1-20-16-24zm2 23q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm50-231q-14 5-13 25 13-9 13-25zm0 0q2 16 17 22-3-20-17-22zm1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 23-1-20-15-23zm-1 23q-14 3-15 23 14-7 15-23zm0 0q1 16 15 24-1-20-15-24zm-1 21q-14 3-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-2 24q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm-2 22q-14 3-17 22 15-6 17-22zm0 0q0 16 13 25 1-20-13-25zm-2 25q-15 3-18 23 15-7 18-23zm0 0q-1 16 12 26 1-20-12-26zm-2 23q-15 3-17 22 14-6 17-22zm0 0q-1 16 13 25 0-20-13-25zm-2 22q-14 4-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 24-1-20-15-24zm0 23q-13 4-14 24 14-8 14-24zm0 0q2 16 16 24-1-20-16-24zm2 23q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm92-281q-14 5-13 25 13-9 13-25zm0 0q2 16 17 22-3-20-17-22zm1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 23-1-20-15-23zm-1 23q-14 3-15 23 14-7 15-23zm0 0q1 16 15 24-1-20-15-24zm-1 21q-14 3-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-2 24q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm-2 22q-14 3-17 22 15-6 17-22zm0 0q0 16 13 25 1-20-13-25zm-2 25q-15 3-18 23 15-7 18-23zm0 0q-1 16 12 26 1-20-12-26zm-2 23q-15 3-17 22 14-6 17-22zm0 0q-1 16 13 25 0-20-13-25zm-2 22q-14 4-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 24-1-20-15-24zm0 23q-13 4-14 24 14-8 14-24zm0 0q2 16 16 24-1-20-16-24zm2 23q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm58-311q-14 5-13 25 13-9 13-25zm0 0q2 16 17 22-3-20-17-22zm1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 23-1-20-15-23zm-1 23q-14 3-15 23 14-7 15-23zm0 0q1 16 15 24-1-20-15-24zm-1 21q-14 3-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-2 24q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm-2 22q-14 3-17 22 15-6 17-22zm0 0q0 16 13 25 1-20-13-25zm-2 25q-15 3-18 23 15-7 18-23zm0 0q-1 16 12 26 1-20-12-26zm-2 23q-15 3-17 22 14-6 17-22zm0 0q-1 16 13 25 0-20-13-25zm-2 22q-14 4-16 23 14-7 16-23zm0 0q0 16 14 25 0-20-14-25zm-1 23q-14 4-15 24 14-8 15-24zm0 0q1 16 15 24-1-20-15-24zm0 23q-13 4-14 24 14-8 14-24zm0 0q2 16 16 24-1-20-16-24zm2 23q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm76 6c-16 60 18 120 6 180m36-178c-16 60 18 120 6 180m36-182c-16 60 18 120 6 180m26-180c-16 60 18 120 6 180'}},
    {name: 'path', attributes: {fill: 'green', d: 'm72 29q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm0 24q-14 5-14 25 14-9 14-25zm0 0q2 16 16 23-2-20-16-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm4 22q-13 6-11 26 12-10 11-26zm0 0q3 15 19 21-5-20-19-21zm4 23q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-20-18-22zm2 22q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm0 23q-14 4-16 24 15-8 16-24zm0 0q1 16 14 25 0-20-14-25zm30-135q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm0 24q-14 5-14 25 14-9 14-25zm0 0q2 16 16 23-2-20-16-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm4 22q-13 6-11 26 12-10 11-26zm0 0q3 15 19 21-5-20-19-21zm4 23q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-20-18-22zm2 22q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm0 23q-14 4-16 24 15-8 16-24zm0 0q1 16 14 25 0-20-14-25zm30-139q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm0 24q-14 5-14 25 14-9 14-25zm0 0q2 16 16 23-2-20-16-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm4 22q-13 6-11 26 12-10 11-26zm0 0q3 15 19 21-5-20-19-21zm4 23q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-20-18-22zm2 22q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm0 23q-14 4-16 24 15-8 16-24zm0 0q1 16 14 25 0-20-14-25zm20-137q-14 3-17 23 15-7 17-23zm0 0q0 16 13 26 1-20-13-26zm0 24q-14 5-14 25 14-9 14-25zm0 0q2 16 16 23-2-20-16-23zm2 23q-13 6-11 26 13-10 11-26zm0 0q4 16 19 22-4-20-19-22zm4 22q-13 6-11 26 12-10 11-26zm0 0q3 15 19 21-5-20-19-21zm4 23q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-20-18-22zm2 22q-14 5-13 25 13-9 13-25zm0 0q2 16 17 23-3-20-17-23zm0 23q-14 4-16 24 15-8 16-24zm0 0q1 16 14 25 0-20-14-25z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm160 308-17 24-7-26z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm160 308-17 24-7-26z'}}
  ],
  '11d': [
    {name: 'path', attributes: {fill: 'red', d: 'm6 6h228v388h-228z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm6 6h228v170q-18 20-38 2-20 30-48 8-24 26-50 2-24 18-44-6-26 14-48-14z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm40 6c10 44 12 84 4 136m48-136c-8 54-6 104 6 150m58-150c10 34 10 74 4 104m44-104c-6 44-6 84 4 130'}},
    {name: 'path', attributes: {fill: 'olive', d: 'm45 31q-13 6-11 26 12-10 11-26zm0 0q3 15 18 21-4-20-18-21zm3 26q-14 5-13 25 13-9 13-25zm0 0q2 15 17 22-3-20-17-22zm1 25q-14 4-15 24 14-8 15-24zm0 0q1 16 15 24-1-20-15-24zm-1 24q-14 3-17 23 15-7 17-23zm0 0q0 16 13 25 1-20-13-25zm-2 25q-15 2-18 22 14-6 18-22zm0 0q-2 16 11 26 2-20-11-26zm43-99q-14 2-17 22 14-7 17-22zm0 0q-1 16 13 25 0-20-13-25zm-2 25q-14 3-15 23 14-7 15-23zm0 0q1 16 15 24-1-20-15-24zm0 24q-13 4-14 24 14-8 14-24zm0 0q2 16 16 24-1-20-16-24zm2 25q-13 6-12 26 13-10 12-26zm0 0q3 16 17 23-3-20-17-23zm3 25q-13 6-10 26 12-10 10-26zm0 0q4 15 19 21-4-20-19-21zm6 25q-13 7-9 27 12-11 9-27zm0 0q5 15 21 19-6-19-21-19zm64-125q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-20-18-22zm2 25q-14 5-14 25 14-9 14-25zm0 0q2 16 16 24-2-20-16-24zm0 25q-15 3-17 23 15-7 17-23zm0 0q0 16 13 25 0-20-13-25zm-3 24q-15 2-19 22 15-6 19-22zm0 0q-2 16 11 27 2-20-11-27zm40-73q-14 3-17 23 15-7 17-23zm0 0q0 16 13 25 1-20-13-25zm-1 24q-14 4-15 24 14-8 15-24zm0 0q1 16 15 25-1-20-15-25zm0 26q-13 5-13 25 13-9 13-25zm0 0q2 16 17 23-2-20-17-23zm3 24q-14 6-12 26 13-10 12-26zm0 0q3 16 18 22-4-19-18-22zm4 25q-13 6-10 26 12-11 10-26zm0 0q4 15 19 20-5-19-19-20z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm150 118-54 96 30 6-56 76 30 4-48 84 90-100-30-4 64-72-34-8 44-76z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 104, d: 'm168 316h0'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 84, d: 'm168 316h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 8, 'stroke-dasharray': '0 18.5', d: 'm168 269a47 47 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 28, 'stroke-dasharray': '0 37.7', d: 'm168 298a18 18 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 8, 'stroke-dasharray': '46 21', 'stroke-dashoffset': 20, d: 'm168 284a32 32 0 1 1-1 0z'}}
    ]}
  ],
  '12a': [
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.6, d: 'm104 272c9-25-17-53-43-37q-24-14-38 14-6 16 6 28-22 30-25 67 37 10 72-2 8 15 25 14 31-4 25-32c23-19 5-53-22-52zm32 0c-27-1-45 33-22 52q-6 28 25 32 17 1 25-14 35 12 72 2-3-37-25-67 12-12 6-28-14-28-38-14c-26-16-52 12-43 37z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.7, 'stroke-linecap': 'round', d: 'm95 278-74 55m24-80q21 35 50 25-18 25 8 56m-77-35q16 13 36 4-16 16-8 35m91-60 74 55m-82 1q26-31 8-56 29 10 50-25m-9 85q8-19-8-35 20 9 36-4'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 256c-16-24-58-18-60 14q-28 12-12 42 10 16 28 14 12 38 44 64 32-26 44-64 18 2 28-14 16-30-12-42c-2-32-44-38-60-14z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm120 268v100m-54-72q44 4 54-28 10 32 54 28m-80 46q22-6 26-30 4 24 26 30'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 20, d: 'm168 162q68 24 40 120m-58-112q20 50-30 82t-16 80m24-168q-8 50-56 56t-42 66'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 13, d: 'm168 162q68 24 40 120m-58-112q20 50-30 82t-16 80m24-168q-8 50-56 56t-42 66'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 4, d: 'm168 162q68 24 40 120m-58-112q20 50-30 82t-16 80m24-168q-8 50-56 56t-42 66'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 30, d: 'm208 282h0m-104 50h0m-74-46h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 20, d: 'm208 282h0m-104 50h0m-74-46h0'}},
      {name: 'path', attributes: {stroke: 'purple', 'stroke-width': 11, d: 'm208 282h0m-104 50h0m-74-46h0'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 3.4, 'stroke-linejoin': 'round', d: 'm116 124c-28-17-48-50-51-76 23 12 46 44 51 76z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 3.4, 'stroke-linejoin': 'round', d: 'm116 124c-19-26-24-66-16-90 16 20 24 59 16 90z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm14 96 20-16q6-18 24-18 18 6 14 30-2 20 18 28 36-4 68 8 26 12 32 38-40 18-78 4-48-18-58-56-3-12-8-16-16 4-32-2z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm72 126q8 8 16 4m-4 12q8 8 16 3m-2 11q8 7 16 2'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm128 144c32-19 78-22 105-11-24 17-70 23-105 11z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm128 144c25-28 67-45 97-43-18 23-59 44-97 43z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm128 144c15-35 50-64 79-71-10 28-43 60-79 71z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm128 144c3-37 28-76 53-92-1 30-22 71-53 92z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm128 144c-9-37 3-81 22-104 8 29 1 74-22 104z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm108 140q-4-28 18-36 24-2 36 18 6 18-4 30-28 12-50-12z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 4, d: 'm124 120q10-4 14 6m-18 10q10-5 16 6m6-20q10-2 12 8m-16 14q10-4 14 4'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm52 62q-8-18-26-18m33 17q-1-21-13-35m20 40q8-18 2-34'}}
    ]},
    {name: 'path', attributes: {fill: 'red', d: 'm36 98q-6 14 4 20 8-8 6-19z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm50 78h0'}}
  ],
  '12b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm120 250v-210m-62 260v-170m124 170v-170'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm120 28q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-23 46q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-46 52q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-85-10q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm105-48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 3, 'stroke-linecap': 'round', d: 'm120 36v18m-9-12-1 10m19-10 1 10m-33 30v18m-9-12-1 10m19-10 1 10m36-16v18m-9-12-1 10m19-10 1 10m-56 36v18m-9-12-1 10m19-10 1 10m36-16v18m-9-12-1 10m19-10 1 10m-95-26v18m-9-12-1 10m19-10 1 10m-29 32v18m-9-12-1 10m19-10 1 10m28-16v18m-9-12-1 10m19-10 1 10m95-64v18m-9-12-1 10m19-10 1 10m-29 32v18m-9-12-1 10m19-10 1 10m28-16v18m-9-12-1 10m19-10 1 10'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.6, d: 'm104 266c9-25-17-53-43-37q-24-14-38 14-6 16 6 28-22 30-25 67 37 10 72-2 8 15 25 14 31-4 25-32c23-19 5-53-22-52zm32 0c-27-1-45 33-22 52q-6 28 25 32 17 1 25-14 35 12 72 2-3-37-25-67 12-12 6-28-14-28-38-14c-26-16-52 12-43 37z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.7, 'stroke-linecap': 'round', d: 'm95 272-74 55m24-80q21 35 50 25-18 25 8 56m-77-35q16 13 36 4-16 16-8 35m91-60 74 55m-82 1q26-31 8-56 29 10 50-25m-9 85q8-19-8-35 20 9 36-4'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 250c-16-24-58-18-60 14q-28 12-12 42 10 16 28 14 12 38 44 64 32-26 44-64 18 2 28-14 16-30-12-42c-2-32-44-38-60-14z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm120 262v100m-54-72q44 4 54-28 10 32 54 28m-80 46q22-6 26-30 4 24 26 30'}}
  ],
  '12c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm120 250v-210m-62 260v-170m124 170v-170'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm120 28q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-23 46q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-46 52q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-85-10q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm105-48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 3, 'stroke-linecap': 'round', d: 'm120 36v18m-9-12-1 10m19-10 1 10m-33 30v18m-9-12-1 10m19-10 1 10m36-16v18m-9-12-1 10m19-10 1 10m-56 36v18m-9-12-1 10m19-10 1 10m36-16v18m-9-12-1 10m19-10 1 10m-95-26v18m-9-12-1 10m19-10 1 10m-29 32v18m-9-12-1 10m19-10 1 10m28-16v18m-9-12-1 10m19-10 1 10m95-64v18m-9-12-1 10m19-10 1 10m-29 32v18m-9-12-1 10m19-10 1 10m28-16v18m-9-12-1 10m19-10 1 10'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.6, d: 'm104 266c9-25-17-53-43-37q-24-14-38 14-6 16 6 28-22 30-25 67 37 10 72-2 8 15 25 14 31-4 25-32c23-19 5-53-22-52zm32 0c-27-1-45 33-22 52q-6 28 25 32 17 1 25-14 35 12 72 2-3-37-25-67 12-12 6-28-14-28-38-14c-26-16-52 12-43 37z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.7, 'stroke-linecap': 'round', d: 'm95 272-74 55m24-80q21 35 50 25-18 25 8 56m-77-35q16 13 36 4-16 16-8 35m91-60 74 55m-82 1q26-31 8-56 29 10 50-25m-9 85q8-19-8-35 20 9 36-4'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 250c-16-24-58-18-60 14q-28 12-12 42 10 16 28 14 12 38 44 64 32-26 44-64 18 2 28-14 16-30-12-42c-2-32-44-38-60-14z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm120 262v100m-54-72q44 4 54-28 10 32 54 28m-80 46q22-6 26-30 4 24 26 30'}}
  ],
  '12d': [
    {name: 'path', attributes: {fill: 'gold', d: 'm6 300h228v94h-228z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm120 250v-210m-62 260v-170m124 170v-170'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm120 28q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-23 46q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-46 52q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm46 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-85-10q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm105-48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm-19 48q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35zm38 0q24 4 18 35l-10-7-8 9-8-9-10 7q-6-31 18-35z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 3, 'stroke-linecap': 'round', d: 'm120 36v18m-9-12-1 10m19-10 1 10m-33 30v18m-9-12-1 10m19-10 1 10m36-16v18m-9-12-1 10m19-10 1 10m-56 36v18m-9-12-1 10m19-10 1 10m36-16v18m-9-12-1 10m19-10 1 10m-95-26v18m-9-12-1 10m19-10 1 10m-29 32v18m-9-12-1 10m19-10 1 10m28-16v18m-9-12-1 10m19-10 1 10m95-64v18m-9-12-1 10m19-10 1 10m-29 32v18m-9-12-1 10m19-10 1 10m28-16v18m-9-12-1 10m19-10 1 10'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.6, d: 'm104 266c9-25-17-53-43-37q-24-14-38 14-6 16 6 28-22 30-25 67 37 10 72-2 8 15 25 14 31-4 25-32c23-19 5-53-22-52zm32 0c-27-1-45 33-22 52q-6 28 25 32 17 1 25-14 35 12 72 2-3-37-25-67 12-12 6-28-14-28-38-14c-26-16-52 12-43 37z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.7, 'stroke-linecap': 'round', d: 'm95 272-74 55m24-80q21 35 50 25-18 25 8 56m-77-35q16 13 36 4-16 16-8 35m91-60 74 55m-82 1q26-31 8-56 29 10 50-25m-9 85q8-19-8-35 20 9 36-4'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 250c-16-24-58-18-60 14q-28 12-12 42 10 16 28 14 12 38 44 64 32-26 44-64 18 2 28-14 16-30-12-42c-2-32-44-38-60-14z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm120 262v100m-54-72q44 4 54-28 10 32 54 28m-80 46q22-6 26-30 4 24 26 30'}}
  ],
  'back': [
    {name: 'path', attributes: {fill: 'back', d: 'm6 6h228v388h-228z'}},
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
