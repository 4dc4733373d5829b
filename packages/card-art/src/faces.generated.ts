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
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4.8, d: 'm4 322a50 50 0 0 1 100 0q-50 12-100 0zm132 12a50 50 0 0 1 100 0q-50 12-100 0zm-130 52a50 50 0 0 1 100 0q-50 12-100 0zm128 0a50 50 0 0 1 100 0q-50 12-100 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 32.4, 'stroke-linecap': 'butt', 'stroke-dasharray': '4.3 11.5', 'stroke-dashoffset': -4.8, d: 'm29 318a25 25 0 0 1 50 0m82 12a25 25 0 0 1 50 0m-180 52a25 25 0 0 1 50 0m78 0a25 25 0 0 1 50 0'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14.4, d: 'm54 320h0m132 12h0m-130 52h0m128 0h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm118 292-6 82m34-80 4 80m-54 12 16-12 14 12m-14-12v13m22-1 16-12 14 12m-14-12v13'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 36, d: 'm112 250c-58-14-54-54-24-78 24-20 24-48 6-62'}}
    ]},
    {name: 'path', attributes: {fill: 'white', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm76 236c10-30 64-34 96-12 24 16 36 38 38 60-22 18-58 22-88 14s-52-30-46-62z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 26, d: 'm112 250c-58-14-54-54-24-78 24-20 24-48 6-62'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm86 122c14 14 10 32-8 48-24 22-26 48-10 64'}}
    ]},
    {name: 'path', attributes: {fill: 'ink', d: 'm142 240c28-18 72-4 86 96-14-24-22-32-30-36 6 16 4 30-2 44-8-26-18-38-30-46 6 12 4 22 0 30-8-20-22-32-28-46s-4-32 4-42z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 3, d: 'm160 252q30 6 44 34m-54-20q22 8 34 28'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 4, d: 'm98 232q2 26 28 38m-14-46q4 20 22 30m-46-4q2 24 24 34'}}
    ]},
    {name: 'path', attributes: {fill: 'red', d: 'm78 102c-2-22 30-26 34 0q-18-10-34 0z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm80 104-56 20 58-7z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm90 108h0'}}
  ],
  '1b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm126 206q-42 20-68-12m74 14q40-2 58-34m-40 118q32 12 44-10m-94 56q-34 0-50-36m60-166q-34 4-46-22m44 24q32 2 42-24'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm55 396c5-57 114-52 109-153l-28 2c11 71-96 56-131 147zm109-149c-12-65-72-70-53-166l-10-2c-25 104 35 119 35 170z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'tan', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm52 370q14-26 40-34m28-18q18-18 18-44m-2-24q0-24-14-44m-10-38q-10-20-6-44'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4.8, d: 'm58 78a50 50 0 0 1 100 0q-50 12-100 0zm78 96a50 50 0 0 1 100 0q-50 12-100 0zm-132 20a50 50 0 0 1 100 0q-50 12-100 0zm96 60a50 50 0 0 1 100 0q-50 12-100 0zm-96 46a50 50 0 0 1 100 0q-50 12-100 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 32.4, 'stroke-linecap': 'butt', 'stroke-dasharray': '4.3 11.5', 'stroke-dashoffset': -4.8, d: 'm83 74a25 25 0 0 1 50 0m28 96a25 25 0 0 1 50 0m-182 20a25 25 0 0 1 50 0m46 60a25 25 0 0 1 50 0m-146 46a25 25 0 0 1 50 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 14.4, 'stroke-linecap': 'round', d: 'm108 76h0m78 96h0m-132 20h0m96 60h0m-96 46h0'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4.8, d: 'm10 118a50 50 0 0 1 100 0q-50 12-100 0zm94-2a50 50 0 0 1 100 0q-50 12-100 0zm32 170a50 50 0 0 1 100 0q-50 12-100 0zm-80 46a50 50 0 0 1 100 0q-50 12-100 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 32.4, 'stroke-linecap': 'butt', 'stroke-dasharray': '4.3 11.5', 'stroke-dashoffset': -4.8, d: 'm35 114a25 25 0 0 1 50 0m44-2a25 25 0 0 1 50 0m-18 170a25 25 0 0 1 50 0m-130 46a25 25 0 0 1 50 0'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14.4, d: 'm60 116h0m94-2h0m32 170h0m-80 46h0'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 14, d: 'm67 72 77-10c19 88 14 179 30 244l-17 25-57 7c-19-88-14-179-33-266z'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm67 72 77-10c19 88 14 179 30 244l-17 25-57 7c-19-88-14-179-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm132 120-6 8 1-2-9 6c1-5 8-8 9-14s-7-10-11-8l-7 15c3 1 4-3 5-5l1 6c-1 3-6 2-9 1-3 2-9 5-12 2-2-7 3-12 7-16v-11l-8-3 9-3 3-10c4 0 2 6 2 8l4-1-1-1 6-2c2 1 5 2 6 4-3 7-17-2-16 15l5-3c9 1 23 1 21 14zm-28 3-2-5c-2 2-5 5-5 9l7-4zm6-11-4 3 1 5 3-8zm0 63c-5-1-6-9-5-12l4 7c5-3 8-19 2-22s-7 13-7 14l-1 2-1 5-4-2 4-14c-4 0-7 1-10-3l12-4 2-13c5 2 1 9 2 11 16 1 13 25 2 31zm30-15s-4 1-5 0c-3-2-3-7-5-10-1-1-6-5-5-7 4-4 13 12 15 17zm-1 30c-2 1-6 3-9 3l-6-2 4 20c3 1 12 4 12 8l-2 1-12-5c-12 9-3 3-14 6l-6-5s2-4 4-5c4-2 8 0 12-1 1-4-8-32-1-32l2 9c3 2 7-1 8-2 4 0 8 1 8 5zm-19 24-8 1c1 3 7 2 8-1zm5 54-1-2 6-2c3-2 11-8 11-13s-8-3-11-2c-9 3-13 13-14 14l-5-4 8-13 2-3 3-11c-3 0-7 2-11-2l18-6s6 1 5 5l-13 17v2c33-14 29 23 2 20zm23 40c-24 21-26-9-28-25 0-3-3-8-2-10s3 0 4 1c9 5 1 23 6 32s16-2 20 2z'}}
  ],
  '1c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm126 206q-42 20-68-12m74 14q40-2 58-34m-40 118q32 12 44-10m-94 56q-34 0-50-36m60-166q-34 4-46-22m44 24q32 2 42-24'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm55 396c5-57 114-52 109-153l-28 2c11 71-96 56-131 147zm109-149c-12-65-72-70-53-166l-10-2c-25 104 35 119 35 170z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'tan', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm52 370q14-26 40-34m28-18q18-18 18-44m-2-24q0-24-14-44m-10-38q-10-20-6-44'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4.8, d: 'm58 78a50 50 0 0 1 100 0q-50 12-100 0zm78 96a50 50 0 0 1 100 0q-50 12-100 0zm-132 20a50 50 0 0 1 100 0q-50 12-100 0zm96 60a50 50 0 0 1 100 0q-50 12-100 0zm-96 46a50 50 0 0 1 100 0q-50 12-100 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 32.4, 'stroke-linecap': 'butt', 'stroke-dasharray': '4.3 11.5', 'stroke-dashoffset': -4.8, d: 'm83 74a25 25 0 0 1 50 0m28 96a25 25 0 0 1 50 0m-182 20a25 25 0 0 1 50 0m46 60a25 25 0 0 1 50 0m-146 46a25 25 0 0 1 50 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 14.4, 'stroke-linecap': 'round', d: 'm108 76h0m78 96h0m-132 20h0m96 60h0m-96 46h0'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4.8, d: 'm10 118a50 50 0 0 1 100 0q-50 12-100 0zm94-2a50 50 0 0 1 100 0q-50 12-100 0zm32 170a50 50 0 0 1 100 0q-50 12-100 0zm-80 46a50 50 0 0 1 100 0q-50 12-100 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 32.4, 'stroke-linecap': 'butt', 'stroke-dasharray': '4.3 11.5', 'stroke-dashoffset': -4.8, d: 'm35 114a25 25 0 0 1 50 0m44-2a25 25 0 0 1 50 0m-18 170a25 25 0 0 1 50 0m-130 46a25 25 0 0 1 50 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 14.4, 'stroke-linecap': 'round', d: 'm60 116h0m94-2h0m32 170h0m-80 46h0'}}
  ],
  '1d': [
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4.8, d: 'm34 62a50 50 0 0 1 100 0q-50 12-100 0zm100 102a50 50 0 0 1 100 0q-50 12-100 0zm-130-10a50 50 0 0 1 100 0q-50 12-100 0zm96 106a50 50 0 0 1 100 0q-50 12-100 0zm36 94a50 50 0 0 1 100 0q-50 12-100 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 32.4, 'stroke-linecap': 'butt', 'stroke-dasharray': '4.3 11.5', 'stroke-dashoffset': -4.8, d: 'm59 58a25 25 0 0 1 50 0m50 102a25 25 0 0 1 50 0m-180-10a25 25 0 0 1 50 0m46 106a25 25 0 0 1 50 0m-14 94a25 25 0 0 1 50 0'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14.4, d: 'm84 60h0m100 102h0m-130-10h0m96 106h0m36 94h0'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 8, d: 'm136 70q-38 12-50-14m16 110q-36 18-48-12m54 40q56 10 78-30m-36 106q-54 44-86 12m82 28q14 62 44 40m-48-34q-18 36-32 16'}}
    ]},
    {name: 'path', attributes: {fill: 'brown', d: 'm222 4c-58 37-155 46-139 148l26-4c-16-78 67-69 127-120zm-139 144c16 79 80 74 53 181l8 2c33-113-31-118-35-187z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'tan', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm204 42q-44 20-66 30m-16 20q-18 24-12 48m6 30q10 26 24 44'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 4.8, d: 'm106 198a50 50 0 0 1 100 0q-50 12-100 0zm-96 90a50 50 0 0 1 100 0q-50 12-100 0zm52 52a50 50 0 0 1 100 0q-50 12-100 0zm36 50a50 50 0 0 1 100 0q-50 12-100 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 32.4, 'stroke-linecap': 'butt', 'stroke-dasharray': '4.3 11.5', 'stroke-dashoffset': -4.8, d: 'm131 194a25 25 0 0 1 50 0m-146 90a25 25 0 0 1 50 0m2 52a25 25 0 0 1 50 0m-14 50a25 25 0 0 1 50 0'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 14.4, 'stroke-linecap': 'round', d: 'm156 196h0m-96 90h0m52 52h0m36 50h0'}}
  ],
  '2a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm84 226q66 20 108-10m-148 96q66 18 114-16m-118 54q70 32 152 6m0-140v-44m-34 124 38-20m-160 24q-16-30-6-68'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm55 391c-38-84 49-119 49-201h-24c0 62-76 103-67 206zm49-195c-7-48 91-51 95-150h-10c-4 89-102 86-109 150z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 36, 'stroke-dasharray': '0 28.7', d: 'm188 33a23 23 0 1 1-1 0zm-111 251a23 23 0 1 1 0-1zm111-87a23 23 0 1 1-1 0zm-30 134a23 23 0 1 1 1 0zm-94 8a23 23 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 36, d: 'm188 56h0m-134 228h0m134-64h0m-30 88h0m-94 54h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 6, 'stroke-dasharray': '0 12.1', d: 'm188 37a19 19 0 1 1-1 0zm-115 247a19 19 0 1 1 0-1zm115-83a19 19 0 1 1-1 0zm-30 126a19 19 0 1 1 1 0zm-94 16a19 19 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 15.6, 'stroke-dasharray': '0 9', d: 'm188 49a7 7 0 1 1-1 0zm-127 235a7 7 0 1 1 0-1zm127-71a7 7 0 1 1-1 0zm-30 102a7 7 0 1 1 1 0zm-94 40a7 7 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm192 162h0m-162 70h0m166 36h0m0 88h0'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 7, d: 'm90 200q18-18 56-16'}},
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
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 7, d: 'm106 152q-36-32-26-96m8 56-42-16'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 9, d: 'm84 226q66 20 108-10m-148 96q66 18 114-16m-118 54q70 32 152 6m0-140v-44m-34 124 38-20m-160 24q-16-30-6-68'}}
    ]},
    {name: 'path', attributes: {fill: 'brown', d: 'm55 391c-38-84 49-119 49-201h-24c0 62-76 103-67 206zm49-195c-7-48 91-51 95-150h-10c-4 89-102 86-109 150z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm194 170h0m2 104h0m-4 82h0'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 36, 'stroke-dasharray': '0 28.7', d: 'm79 78a23 23 0 1 1 0-1zm111-49a23 23 0 1 1-1 0zm-142 154a23 23 0 1 1-1 0zm171 33a23 23 0 1 1 0-1zm-169 61a23 23 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 36, d: 'm56 78h0m134-26h0m-142 154h0m148 10h0m-146 84h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 6, 'stroke-dasharray': '0 12.1', d: 'm75 78a19 19 0 1 1 0-1zm115-45a19 19 0 1 1-1 0zm-142 154a19 19 0 1 1-1 0zm167 29a19 19 0 1 1 0-1zm-165 65a19 19 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 15.6, 'stroke-dasharray': '0 9', d: 'm63 78a7 7 0 1 1 0-1zm127-33a7 7 0 1 1-1 0zm-142 154a7 7 0 1 1-1 0zm155 17a7 7 0 1 1 0-1zm-153 77a7 7 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 14, d: 'm67 72 77-10c19 88 14 179 30 244l-17 25-57 7c-19-88-14-179-33-266z'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm67 72 77-10c19 88 14 179 30 244l-17 25-57 7c-19-88-14-179-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm132 120-6 8 1-2-9 6c1-5 8-8 9-14s-7-10-11-8l-7 15c3 1 4-3 5-5l1 6c-1 3-6 2-9 1-3 2-9 5-12 2-2-7 3-12 7-16v-11l-8-3 9-3 3-10c4 0 2 6 2 8l4-1-1-1 6-2c2 1 5 2 6 4-3 7-17-2-16 15l5-3c9 1 23 1 21 14zm-28 3-2-5c-2 2-5 5-5 9l7-4zm6-11-4 3 1 5 3-8zm0 63c-5-1-6-9-5-12l4 7c5-3 8-19 2-22s-7 13-7 14l-1 2-1 5-4-2 4-14c-4 0-7 1-10-3l12-4 2-13c5 2 1 9 2 11 16 1 13 25 2 31zm30-15s-4 1-5 0c-3-2-3-7-5-10-1-1-6-5-5-7 4-4 13 12 15 17zm-1 30c-2 1-6 3-9 3l-6-2 4 20c3 1 12 4 12 8l-2 1-12-5c-12 9-3 3-14 6l-6-5s2-4 4-5c4-2 8 0 12-1 1-4-8-32-1-32l2 9c3 2 7-1 8-2 4 0 8 1 8 5zm-19 24-8 1c1 3 7 2 8-1zm5 54-1-2 6-2c3-2 11-8 11-13s-8-3-11-2c-9 3-13 13-14 14l-5-4 8-13 2-3 3-11c-3 0-7 2-11-2l18-6s6 1 5 5l-13 17v2c33-14 29 23 2 20zm23 40c-24 21-26-9-28-25 0-3-3-8-2-10s3 0 4 1c9 5 1 23 6 32s16-2 20 2z'}}
  ],
  '2c': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 7, d: 'm106 152q-36-32-26-96m8 56-42-16'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 9, d: 'm84 226q66 20 108-10m-148 96q66 18 114-16m-118 54q70 32 152 6m0-140v-44m-34 124 38-20m-160 24q-16-30-6-68'}}
    ]},
    {name: 'path', attributes: {fill: 'brown', d: 'm55 391c-38-84 49-119 49-201h-24c0 62-76 103-67 206zm49-195c-7-48 91-51 95-150h-10c-4 89-102 86-109 150z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 36, 'stroke-dasharray': '0 28.7', d: 'm190 37a23 23 0 1 1-1 0zm-87 19a23 23 0 1 1 0-1zm33 109a23 23 0 1 1 1 0zm75 53a23 23 0 1 1 0-1zm-157 9a23 23 0 1 1-1 0zm72 48a23 23 0 1 1-1 0zm62 98a23 23 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 36, d: 'm190 60h0m-110-4h0m56 86h0m52 76h0m-134 32h0m72 48h0m62 52h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 6, 'stroke-dasharray': '0 12.1', d: 'm190 41a19 19 0 1 1-1 0zm-91 15a19 19 0 1 1 0-1zm37 105a19 19 0 1 1 1 0zm71 57a19 19 0 1 1 0-1zm-153 13a19 19 0 1 1-1 0zm72 48a19 19 0 1 1-1 0zm62 90a19 19 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 15.6, 'stroke-dasharray': '0 9', d: 'm190 53a7 7 0 1 1-1 0zm-103 3a7 7 0 1 1 0-1zm49 93a7 7 0 1 1 1 0zm59 69a7 7 0 1 1 0-1zm-141 25a7 7 0 1 1-1 0zm72 48a7 7 0 1 1-1 0zm62 66a7 7 0 1 1 1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm46 96h0m148 66h0m2 106h0m-96 96h0'}}
    ]}
  ],
  '2d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm50 96q60-6 80-52m-66 88q66-2 122-36m-126 30q-30 44-14 88m88 4q46-8 62-42m-58 102q-48 2-76 26m90 8q-42 28-56 54m90-270v-42m-48 208q52 8 66-14'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm4 67c49-11 21 87 94 125l12-24c-55-22-23-124-105-143zm90 123c66 25 8 111 99 180l6-8c-81-63-19-149-93-196z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 36, 'stroke-dasharray': '0 28.7', d: 'm54 39a23 23 0 1 1-1 0zm130 78a23 23 0 1 1 1 0zm-102 10a23 23 0 1 1-1 0zm102 46a23 23 0 1 1-1 0zm-56 88a23 23 0 1 1 1 0zm-43 51a23 23 0 1 1 0-1zm91-5a23 23 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 36, d: 'm54 62h0m130 32h0m-102 56h0m102 46h0m-56 42h0m-66 74h0m114 18h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 6, 'stroke-dasharray': '0 12.1', d: 'm54 43a19 19 0 1 1-1 0zm130 70a19 19 0 1 1 1 0zm-102 18a19 19 0 1 1-1 0zm102 46a19 19 0 1 1-1 0zm-56 80a19 19 0 1 1 1 0zm-47 55a19 19 0 1 1 0-1zm95-1a19 19 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 15.6, 'stroke-dasharray': '0 9', d: 'm54 55a7 7 0 1 1-1 0zm130 46a7 7 0 1 1 1 0zm-102 42a7 7 0 1 1-1 0zm102 46a7 7 0 1 1-1 0zm-56 56a7 7 0 1 1 1 0zm-59 67a7 7 0 1 1 0-1zm107 11a7 7 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 20, d: 'm130 44h0m56 4h0m18 206h0m-158-34h0m50 146h0'}}
    ]}
  ],
  '3a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm112 180q-16-70-58-104m96 74q40 10 56 50'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm6 243c87-22 169-90 218-211l-8-4c-51 119-129 179-212 197z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm86 37q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm123 53q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm-153 61q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm109 43q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm-41-65q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10z', stroke: 'pink', 'stroke-width': 3}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 2.3, d: 'm94 34v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m140 57h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m-157 78v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m98 55h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m-45-48v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 8, 'stroke-dasharray': '0 10.1', d: 'm94 40a8 8 0 1 1-1 0zm112 58a8 8 0 1 1 0-1zm-158 50a8 8 0 1 1 1 0zm114 54a8 8 0 1 1 0-1zm-46-76a8 8 0 1 1 1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'pink', d: 'm59 58q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm81-11q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm64 10q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm-110 132q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm75-59q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm-133 65q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm172 2q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm-106 14q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 2.3, d: 'm62 66h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m93 0v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m70 9v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-132 139v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m64-47h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m-121 76v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m178 1v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-112 15v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 8, 'stroke-dasharray': '0 10.1', d: 'm56 66a8 8 0 1 1 0-1zm92-16a8 8 0 1 1-1 0zm48 4a8 8 0 1 1 1 0zm-110 132a8 8 0 1 1 1 0zm80-48a8 8 0 1 1 0-1zm-122 60a8 8 0 1 1-1 0zm156-4a8 8 0 1 1 1 0zm-90 20a8 8 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'white', d: 'm6 262q54 44 114 6 60 38 114-6v132h-228z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm30 280q16 10 30 10-6 50-2 104h-32q-2-64 4-114zm150 10q14 0 30-10 6 50 4 114h-32q4-54-2-104z'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm90 284q16-6 30-16 14 10 30 16-8 56-4 110h-52q4-54-4-110z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm6 236q54 48 114 8 60 40 114-8v28q-54 46-114 8-60 38-114-8z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 3, 'stroke-linecap': 'round', d: 'm44 292q-6 48-2 102m154-102q6 48 2 102m-78-120v120'}},
    {name: 'path', attributes: {fill: 'white', d: 'm116 332q-8-7-1-14l5 3 5-3q7 7-1 14 5-10 13-5l-1 6 4 3q-4 9-13 5 10 1 9 10l-7 1-1 4q-10 0-8-11 2 11-8 11l-1-4-7-1q-1-9 9-10-9 4-13-5l4-3-1-6q8-5 13 5z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm6 234q54 48 114 8 60 40 114-8m-114 10q-8 18-6 40m6-40q8 18 6 40'}}
  ],
  '3b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm150 226q40 14 46 64m-100 10q34 30 32 66m40-176q-48-40-102-50'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm11 369c88-37 158-135 208-324l-10-2c-58 183-128 265-205 288z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm71 50q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm135 113q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm-170 34q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm173 115q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm-119 35q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10z', stroke: 'pink', 'stroke-width': 3}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 2.3, d: 'm74 58h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m131 130v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-176 35v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m190 119h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m-107 46v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 8, 'stroke-dasharray': '0 10.1', d: 'm68 58a8 8 0 1 1 0-1zm130 102a8 8 0 1 1 1 0zm-154 40a8 8 0 1 1-1 0zm162 120a8 8 0 1 1 0-1zm-108 30a8 8 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'pink', d: 'm38 121q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm162-46q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm-146 224q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm134-72q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm-23 125q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 2.3, d: 'm46 118v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m168-47v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-168 231v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m128-71v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m-6 129h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 8, 'stroke-dasharray': '0 10.1', d: 'm46 124a8 8 0 1 1-1 0zm146-52a8 8 0 1 1 1 0zm-146 224a8 8 0 1 1 1 0zm150-66a8 8 0 1 1-1 0zm-34 130a8 8 0 1 1 0-1z'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 14, d: 'm67 72 77-10c19 88 14 179 30 244l-17 25-57 7c-19-88-14-179-33-266z'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm67 72 77-10c19 88 14 179 30 244l-17 25-57 7c-19-88-14-179-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm174 306-17 25-7-27z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm134 126-2 1-6-2-3 11-3 3-4 2 5-16h-14l-3 5-2 3c-1 4-6 5-7 8-2-1-4-9-4-11s3-4 4-5l-2 2 9-6-3 3c3-2 10-10 8-15l-8-3v-1c4-1 11-6 14-2s0 6-2 9l-1 5-1 2 13 2v-8c2-1 6 8 12 11v2zm-33 1c-3 3-6 5-6 9 2 1 3-5 4-4l2-5zm-5 4-2 3 2-3zm-3-5-2 4 2-4zm43 38c-2 1-6 3-9 3l-6-2 4 20c3 1 12 4 12 8l-2 1-12-5c-12 9-3 3-14 6l-6-5s2-4 4-5c4-2 8 0 12-1 1-4-8-32-1-32l2 9c3 2 7-1 8-2 4 0 8 1 8 5zm-19 24-8 1c1 3 7 2 8-1zm23 55c-24 21-26-9-28-25 0-3-3-8-2-10s3 0 4 1c9 5 1 23 6 32s16-2 20 2zm10 47-4 4-4 1-4 2 6-7-2 1c2-3 5-6 6-10 2-12-8-20-19-16 0 2 3 3 3 5 1 7-4 25-13 26l-4-8-4-3c-9-15 32-40 42-10 1 5 0 11-3 15zm-22-25c-10 1-17 26-8 25 5-2 9-20 8-25zm13 28-4 4 4-4z'}}
  ],
  '3c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm150 226q40 14 46 64m-100 10q34 30 32 66m40-176q-48-40-102-50'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm11 369c88-37 158-135 208-324l-10-2c-58 183-128 265-205 288z'}},
    {name: 'path', attributes: {fill: 'olive', d: 'm168 116q-21 4-35-20 28 0 35 20zm-50 42q7-20 35-20-14 24-35 20zm32 104q21-4 35 20-28 0-35-20zm-84 94q21-4 35 20-28 0-35-20z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm158 77q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm-61 25q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm93 137q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm-102-52q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm99 151q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25z', stroke: 'pink', 'stroke-width': 3}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 2.3, d: 'm150 80v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-72 37h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m105 148v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m-96-53v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m88 163h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 8, 'stroke-dasharray': '0 10.1', d: 'm150 74a8 8 0 1 1 1 0zm-56 36a8 8 0 1 1 0-1zm104 132a8 8 0 1 1-1 0zm-118-58a8 8 0 1 1 1 0zm104 162a8 8 0 1 1 0-1z'}}
    ]},
    {name: 'path', attributes: {fill: 'pink', d: 'm188 49q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm-127 85q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm143-1q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm-1 165q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm-71 65q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm-100-162q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 2.3, d: 'm196 46v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m-110 89h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m139 16v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-12 177h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m-75 82v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-106-161v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 8, 'stroke-dasharray': '0 10.1', d: 'm196 52a8 8 0 1 1-1 0zm-138 90a8 8 0 1 1 0-1zm138-12a8 8 0 1 1 1 0zm4 176a8 8 0 1 1 0-1zm-76 54a8 8 0 1 1 1 0zm-84-156a8 8 0 1 1-1 0z'}}
    ]}
  ],
  '3d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm84 64q8 56-24 126m74-80q36-20 66-14m-24 124q-56 10-86 70'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm4 50c99 13 176 82 181 322h10c5-244-78-335-187-362z'}},
    {name: 'path', attributes: {fill: 'olive', d: 'm130 100q4 21-20 35 0-28 20-35zm42 90q7-20 35-20-14 24-35 20zm-60 58q-21-3-26-31 26 10 26 31zm80 52q-21 4-35-20 28 0 35 20z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm107 110q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm-71 85q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm104-118q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm9 147q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm55 43q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm-56 78q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10z', stroke: 'pink', 'stroke-width': 3}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 2.3, d: 'm110 118h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m-59 96v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m110-119v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-2 159h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m51 60v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-62 79v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2'}},
      {name: 'path', attributes: {stroke: 'rose', 'stroke-width': 8, 'stroke-dasharray': '0 10.1', d: 'm104 118a8 8 0 1 1 0-1zm-60 80a8 8 0 1 1-1 0zm88-124a8 8 0 1 1 1 0zm14 158a8 8 0 1 1 0-1zm50 32a8 8 0 1 1 1 0zm-40 84a8 8 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'pink', d: 'm68 71q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm-2 84q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm143-67q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm-29 69q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10zm7 57q14-15 27-1l-6 9 6 9q-13 14-27-1 19 9 10 25l-11-2-7 8q-17-8-8-26-2 20-20 17l-1-12-9-3q1-18 21-15-20 3-21-15l9-3 1-12q18-3 20 17-9-18 8-26l7 8 11-2q9 16-10 25zm-99 67q-15-14-1-27l9 6 9-6q14 13-1 27 9-19 25-10l-2 11 8 7q-8 17-26 8 20 2 17 20l-12 1-3 9q-18-1-15-21 3 20-15 21l-3-9-12-1q-3-18 17-20-18 9-26-8l8-7-2-11q16-9 25 10zm106 64q15 14 1 27l-9-6-9 6q-14-13 1-27-9 19-25 10l2-11-8-7q8-17 26-8-20-2-17-20l12-1 3-9q18 1 15 21-3-20 15-21l3 9 12 1q3 18-17 20 18-9 26 8l-8 7 2 11q-16 9-25-10z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 2.3, d: 'm60 74v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-8 85v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m160-63h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m-33 86v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2m-4 69h9m-18 13 2 9m-18-14-7 6m7-22-7-6m23 1 2-9m-87 78v-9m13 18 9-2m-14 18 6 7m-22-7-6 7m1-23-9-2m112 63v9m-13-18-9 2m14-18-6-7m22 7 6-7m-1 23 9 2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 8, 'stroke-dasharray': '0 10.1', d: 'm60 68a8 8 0 1 1 1 0zm14 90a8 8 0 1 1-1 0zm132-62a8 8 0 1 1 0-1zm-34 58a8 8 0 1 1 1 0zm12 68a8 8 0 1 1 0-1zm-88 62a8 8 0 1 1-1 0zm90 58a8 8 0 1 1 1 0z'}}
    ]}
  ],
  '4a': [
    {name: 'path', attributes: {fill: 'red', d: 'm150 158a104 104 0 1 0 56 172 112 112 0 0 1-56-172z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 12, d: 'm9 42q61-32 115-8t107-6'}},
      {name: 'path', attributes: {stroke: 'tan', 'stroke-width': 4, d: 'm28 34q38-16 76-7m46 14q36 5 64-7'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm76 39c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm56-17c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm50-23c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm106 30c0 47 0 73 0 98m54-88c0 47 0 73 0 98'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm106 47c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19-1 33 21 27 33-11 2-27-14-27-33zm0 20c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm54-51c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19-1 33 21 27 33-11 2-27-14-27-33zm0 20c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm102 54q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm47-28q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm46 30c0 68 0 114 0 160m159-154c0 68 0 114 0 160'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm46 66c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 22c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 20c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm159-97c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 22c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 20c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm42 73q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 21q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 20q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm152-74q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 21q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 20q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 3.4, d: 'm96 276c-17 30-13 73 26 111q10-15 0-27 13-7 6-20 12-9 6-20 9-13 5-30z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm143 275c29 1 57-4 83-16q6 11-4 17 10 8-3 14 8 9-5 12c-26 5-53 3-77-7zm-92-21c12-17 32-14 48-4 22 9 45 22 57 37-20 20-57 16-81 1-13-10-19-20-24-34z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm64 272c21-1 45 9 71 24-25 9-61-4-71-24z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm62 245-29 2 23 14q9-5 6-16z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 3.4, d: 'm95 263c7-50 64-75 126-71q-4 18-22 20 5 14-13 20 3 15-14 17-1 16-16 19-2 12-17 20z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 3.4, d: 'm116 258q25-37 81-46m-72 52q22-27 59-33m-50 39q15-17 36-21m-66 45q-5 34 17 66m-4-64q-1 25 9 44m46-53 48-12m-50 20 48-6'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 3.4, d: 'm96 284-3 10m16-7-3 11m17-8-3 10'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11.2, d: 'm75 257h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm74 257h0'}}
    ]}
  ],
  '4b': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 12, d: 'm9 42q61-32 115-8t107-6'}},
      {name: 'path', attributes: {stroke: 'tan', 'stroke-width': 4, d: 'm28 34q38-16 76-7m46 14q36 5 64-7'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm60 40c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm62-20c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm60-21c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm84 26c0 68 0 114 0 160m76-146c0 68 0 114 0 160'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm84 62c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 22c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 20c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm76-89c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 22c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 20c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm80 69q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 21q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 20q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm69-66q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 21q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 20q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm36 30c0 94 0 166 0 238'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm36 89c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm33 95q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 21q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 20q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 20q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm204 36c0 120 0 218 0 316'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm204 95c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 21c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 19c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 18c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm200 102q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 19q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 22q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 18q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 14, 'stroke-linecap': 'round', d: 'm81 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm160 308-17 24-7-26z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm160 308-17 24-7-26z'}}
  ],
  '4c': [
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 12, d: 'm9 42q61-32 115-8t107-6'}},
      {name: 'path', attributes: {stroke: 'tan', 'stroke-width': 4, d: 'm28 34q38-16 76-7m46 14q36 5 64-7'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm58 40c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm42-26c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm42-16c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm40-26c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm120 34c0 68 0 114 0 160'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm120 70c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 22c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 20c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm116 77q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 21q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 20q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm36 30c0 94 0 166 0 238m168-232c0 94 0 166 0 238'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm36 89c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm168-154c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm33 95q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 21q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 20q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 20q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm162-112q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 21q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 20q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 20q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm78 26c0 120 0 218 0 316m84-302c0 120 0 218 0 316'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm78 85c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 21c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 19c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 18c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm84-226c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 21c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 19c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 18c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm74 92q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 19q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 22q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 18q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm77-164q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 19q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 22q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 18q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}}
  ],
  '4d': [
    {name: 'path', attributes: {fill: 'brown', d: 'm227 396c-4-108-38-215 8-390l-18-2c-54 175-28 288-32 392z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 12, d: 'm9 42q61-32 115-8t107-6'}},
      {name: 'path', attributes: {stroke: 'tan', 'stroke-width': 4, d: 'm28 34q38-16 76-7m46 14q36 5 64-7'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm60 40c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm44-25c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm44-16c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32zm40-28c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0 15c0 10-12 26-24 24-2-10 10-24 24-24zm0 0c14 0 26 14 24 24-12 2-24-14-24-24zm0-3q-12 14 0 32 12-18 0-32z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm168 40c0 47 0 73 0 98'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm168 57c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19-1 33 21 27 33-11 2-27-14-27-33zm0 20c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm164 64q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm126 36c0 68 0 114 0 160'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm126 72c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 22c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 20c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm122 79q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 21q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 20q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm82 26c0 94 0 166 0 238'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm82 85c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 20 27 33-11 2-27-14-27-33zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm79 91q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 21q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 20q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 20q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm38 30c0 120 0 218 0 316'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 2, d: 'm38 89c0 22-18 40-31 38-7-14 9-38 31-38zm0 0c22 0 38 24 31 38-13 2-31-16-31-38zm0 21c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 20c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 19-16 35-27 33-6-12 8-33 27-33zm0 0c19 0 33 21 27 33-11 2-27-14-27-33zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 19c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 22c0 17-13 30-23 29-5-11 7-29 23-29zm0 0c17 0 29 18 23 29-9 1-23-12-23-29zm0 19c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 13-11 25-19 23-5-8 5-23 19-23zm0 0c14 0 24 15 19 23-8 2-19-10-19-23zm0 21c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 18c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19zm0 20c0 11-9 20-15 19-4-7 4-19 15-19zm0 0c11 0 19 12 16 19-7 1-16-8-16-19z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm34 96q-4 11-15 16 1-13 15-16zm8 0q14 3 15 16-11-5-15-16zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 20q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 19q-4 9-14 14 1-12 14-14zm7 0q12 2 13 14-10-5-13-14zm-7 18q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 19q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-6 22q-3 9-11 12 1-9 11-12zm6 0q11 3 11 12-8-3-11-12zm-5 18q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10zm-5 21q-3 7-10 10 1-8 10-10zm5 0q8 2 9 10-7-3-9-10z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'tan', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm204 378q22-48 12-96m-22 102q10-20 14-44m-2-90q-8-28-6-54'}}
  ],
  '5a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm74 330v-214m92 184v-100'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm26 392q-3-111 0-222 27 111 28 222zm72 0q-1-78 6-156 23 78 22 156zm26 0q5-71 22-142 13 71 6 142zm70 0q5-88 22-176 13 88 6 176z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4.8, d: 'm74 82c-41-22-36-55-19-74l19 26 19-26c17 19 22 52-19 74 43-34 72-7 70 22q-10 21-22 12-5-24-48-34c-43-34-72-7-70 22q10 21 22 12 5-24 48-34c-29 19-24 50 0 65 24-15 29-46 0-65m92 104c-41-22-36-55-19-74l19 26 19-26c17 19 22 52-19 74 43-34 72-7 70 22q-10 21-22 12-5-24-48-34c-43-34-72-7-70 22q10 21 22 12 5-24 48-34c-29 19-24 50 0 65 24-15 29-46 0-65'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8.4, d: 'm74 146v15m92 89v15'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 8.4, d: 'm74 99v17m-22-39-14 5m58-5 14 5m56 121v17m-22-39-14 5m58-5 14 5'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 3, d: 'm74 125v12m-6-14-4 11m16-11 4 11m-58-47-7 12m14-17-9-4m98 9 7 12m-14-17 9-4m-60-32-4-17m24 17 4-17m78 200v12m-6-14-4 11m16-11 4 11m-58-47-7 12m14-17-9-4m98 9 7 12m-14-17 9-4m-60-32-4-17m24 17 4-17'}}
    ]},
    {name: 'path', attributes: {fill: 'sky', d: 'm6 322q54-10 114 0t114-6v78h-228z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 4, d: 'm16 334q14-8 28 0t28 0m74 38q14-8 28 0t28 0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 12, d: 'm30 352v36m176-72v36m-86 0v38'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 7, d: 'm30 352v36m176-72v36m-86 0v38'}}
    ]},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm92 352 64-74 36 14-60 80z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm113 360 61-75'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm6 326 132 26v28l-132-26z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm6 340 132 26'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm142 272 92 18v28l-92-20z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm142 285 92 19'}}
  ],
  '5b': [
    {name: 'path', attributes: {fill: 'sky', d: 'm6 366q54-12 114-2t114-4v34h-228z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 4, d: 'm24 378q14-8 28 0t28 0m62 6q14-8 28 0t28 0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8, d: 'm112 390c-2-170 42-150 44-240m26 240v-78'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm22 392q-3-61 0-122 27 61 28 122zm38 0q5-21 22-42 13 21 6 42zm72 0q0-36 8-72 22 36 20 72zm66 0q5-41 24-82 11 41 4 82z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4.8, d: 'm156 84c-41-22-36-55-19-74l19 26 19-26c17 19 22 52-19 74 43-34 72-7 70 22q-10 21-22 12-5-24-48-34c-43-34-72-7-70 22q10 21 22 12 5-24 48-34c-29 19-24 50 0 65 24-15 29-46 0-65'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8.4, d: 'm156 148v15'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 8.4, d: 'm156 101v17m-22-39-14 5m58-5 14 5'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 3, d: 'm156 127v12m-6-14-4 11m16-11 4 11m-58-47-7 12m14-17-9-4m98 9 7 12m-14-17 9-4m-60-32-4-17m24 17 4-17'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 3.4, d: 'm182 266c-29-15-25-39-14-53l14 19 14-19c12 14 15 38-14 53 31-24 51-5 49 15q-6 16-15 9-3-17-34-24c-31-24-51-5-49 15q7 16 15 9 3-17 34-24c-20 14-17 36 0 46 17-10 20-32 0-46'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 6, d: 'm182 311v11'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 6, d: 'm182 278v12m-15-27-10 3m40-3 11 3'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 2.1, d: 'm182 297v8m-4-10-3 8m11-8 3 8m-41-34-5 9m10-12-7-3m70 6 5 9m-10-12 7-3m-43-22-3-12m17 12 3-12'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 14, d: 'm25 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm25 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm104 308-17 24-7-26z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm104 308-17 24-7-26z'}}
  ],
  '5c': [
    {name: 'path', attributes: {fill: 'sky', d: 'm6 366q54-12 114-2t114-4v34h-228z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 4, d: 'm24 378q14-8 28 0t28 0m62 6q14-8 28 0t28 0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8, d: 'm76 390v-200m88 200v-274m40 274v-160'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm26 392q-3-76-2-152 29 76 30 152zm72 0q5-78 24-156 11 78 4 156zm32 0q0-91 8-182 22 91 20 182zm73 0q4-71 19-142 15 71 9 142z'}},
    {name: 'path', attributes: {fill: 'green', d: 'm195 242q-3-30 9-38 12 8 9 38z'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm196 214q-4-32 10-48 12 20 6 48z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4.8, d: 'm76 182c-41-22-36-55-19-74l19 26 19-26c17 19 22 52-19 74 43-34 72-7 70 22q-10 21-22 12-5-24-48-34c-43-34-72-7-70 22q10 21 22 12 5-24 48-34c-29 19-24 50 0 65 24-15 29-46 0-65m88-98c-41-22-36-55-19-74l19 26 19-26c17 19 22 52-19 74 43-34 72-7 70 22q-10 21-22 12-5-24-48-34c-43-34-72-7-70 22q10 21 22 12 5-24 48-34c-29 19-24 50 0 65 24-15 29-46 0-65'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8.4, d: 'm76 246v15m88-113v15'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 8.4, d: 'm76 199v17m-22-39-14 5m58-5 14 5m52-81v17m-22-39-14 5m58-5 14 5'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 3, d: 'm76 225v12m-6-14-4 11m16-11 4 11m-58-47-7 12m14-17-9-4m98 9 7 12m-14-17 9-4m-60-32-4-17m24 17 4-17m74-2v12m-6-14-4 11m16-11 4 11m-58-47-7 12m14-17-9-4m98 9 7 12m-14-17 9-4m-60-32-4-17m24 17 4-17'}}
    ]}
  ],
  '5d': [
    {name: 'path', attributes: {fill: 'sky', d: 'm6 366q54-12 114-2t114-4v34h-228z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'white', 'stroke-width': 4, d: 'm24 378q14-8 28 0t28 0m62 6q14-8 28 0t28 0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8, d: 'm76 390v-274m88 274v-160m-48 160v-200'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 3, d: 'm22 392q0-101 8-202 22 101 20 202zm64 0q1-81 10-162 21 81 18 162zm36 0q7-51 28-102 9 51 0 102zm68 0q5-61 24-122 11 61 4 122z'}},
    {name: 'path', attributes: {fill: 'green', d: 'm107 206q-3-30 9-38 12 8 9 38z'}},
    {name: 'path', attributes: {fill: 'purple', d: 'm108 178q-4-32 10-48 12 20 6 48z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 4.8, d: 'm76 84c-41-22-36-55-19-74l19 26 19-26c17 19 22 52-19 74 43-34 72-7 70 22q-10 21-22 12-5-24-48-34c-43-34-72-7-70 22q10 21 22 12 5-24 48-34c-29 19-24 50 0 65 24-15 29-46 0-65m88 134c-41-22-36-55-19-74l19 26 19-26c17 19 22 52-19 74 43-34 72-7 70 22q-10 21-22 12-5-24-48-34c-43-34-72-7-70 22q10 21 22 12 5-24 48-34c-29 19-24 50 0 65 24-15 29-46 0-65'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 8.4, d: 'm76 148v15m88 119v15'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 8.4, d: 'm76 101v17m-22-39-14 5m58-5 14 5m52 151v17m-22-39-14 5m58-5 14 5'}},
      {name: 'path', attributes: {stroke: 'pink', 'stroke-width': 3, d: 'm76 127v12m-6-14-4 11m16-11 4 11m-58-47-7 12m14-17-9-4m98 9 7 12m-14-17 9-4m-60-32-4-17m24 17 4-17m74 230v12m-6-14-4 11m16-11 4 11m-58-47-7 12m14-17-9-4m98 9 7 12m-14-17 9-4m-60-32-4-17m24 17 4-17'}}
    ]}
  ],
  '6a': [
    {name: 'path', attributes: {fill: 'green', d: 'm122 250c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm-6 0c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm14 40c29-12 61-12 80 14q-20 1-25 11 20 21 14 58-36-1-54-25-10 3-15 23c-22-23-17-54 0-81zm-24 0c17 27 22 58 0 81q-5-20-15-23-18 24-54 25-6-37 14-58-5-10-25-11c19-26 51-26 80-14z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm114 249-72-7m56 5-21 28m21-28-15-31m41 33 72-7m-56 5 15-31m-15 31 21 28m-26 21 46 55m-36-43 35-5m-35 5-11 33m-33-45-46 55m36-43 11 33m-11-33-35-5'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm118 195a49 49 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 15, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 12.2', d: 'm118 183a61 61 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 39, 'stroke-linecap': 'round', 'stroke-dasharray': '0 27.5', d: 'm118 203a35 35 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 11, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 9.3', d: 'm118 195a43 43 0 1 1-1 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm118 211a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm118 221a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm118 230h0'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 5, d: 'm72 66c-22-30-55-32-60-18q2 24 27 28-6 22 16 27 17-10 18-33 11 20 32 21 17-15 0-31 21-16 12-38c-11-10-40 8-45 44z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 12, d: 'm34 55h0m66-17h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm70 58 6 25m-6-25-14-15m14 15 5-20'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 5, d: 'm168 116c-3-37-30-56-41-47q-12 21 8 38-18 16-2 31 21 1 34-18-1 23 16 34 22-3 17-26 26-2 29-26c-4-14-37-14-61 14z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 12, d: 'm142 86h0m65 21h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm170 108-8 25m8-25-3-20m3 20 16-14'}}
    ]}
  ],
  '6b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm84 130q6 160 20 260m0 0q8-50 0-90'}},
    {name: 'path', attributes: {fill: 'green', d: 'm110 230c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm-6 154c-29 12-61 12-80-14q20-1 25-11-20-21-14-58 36 1 54 25 10-3 15-23c22 23 17 54 0 81zm4 0c-17-27-22-58 0-81q5 20 15 23 18-24 54-25 6 37-14 58 5 10 25 11c-19 26-51 26-80 14z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm102 229-72-7m56 5-21 28m21-28-15-31m28 182-46-55m36 43-35 5m35-5 11-33m13 45 46-55m-36 43-11-33m11 33 35 5'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm84 51a49 49 0 1 1-1 0zm14 162a49 49 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 15, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 12.2', d: 'm84 39a61 61 0 1 1-1 0zm14 162a61 61 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 39, 'stroke-linecap': 'round', 'stroke-dasharray': '0 27.5', d: 'm84 59a35 35 0 1 1-1 0zm14 162a35 35 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 11, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 9.3', d: 'm84 51a43 43 0 1 1-1 0zm14 162a43 43 0 1 1-1 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm84 67a22 22 0 1 1-1 0zm14 162a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm84 77a9 9 0 1 1-1 0zm14 162a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm84 86h0m14 162h0'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 14, d: 'm164 63 58 9c-6 90-36 175-39 243l-23 19-38-6c6-90 36-175 42-265z'}}
    ]},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm164 63 58 9c-6 90-36 175-39 243l-23 19-38-6c6-90 36-175 42-265z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm183 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm183 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm160 85 58 9-1 10-58-9zm-34 207 54 9-1 9-54-8z'}}
  ],
  '6c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm90 130q8 160 22 260m0 0q18-50 44-90'}},
    {name: 'path', attributes: {fill: 'green', d: 'm110 240c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm-2-10c-17-27-22-58 0-81q5 20 15 23 18-24 54-25 6 37-14 58 5 10 25 11c-19 26-51 26-80 14zm4 154c-29 12-61 12-80-14q20-1 25-11-20-21-14-58 36 1 54 25 10-3 15-23c22 23 17 54 0 81zm4 0c-17-27-22-58 0-81q5 20 15 23 18-24 54-25 6 37-14 58 5 10 25 11c-19 26-51 26-80 14z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm102 239-72-7m56 5-21 28m21-28-15-31m42 18 46-55m-36 43-11-33m11 33 35 5m-51 161-46-55m36 43-35 5m35-5 11-33m13 45 46-55m-36 43-11-33m11 33 35 5'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm88 63a49 49 0 1 1-1 0zm66 164a49 49 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 15, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 12.2', d: 'm88 51a61 61 0 1 1-1 0zm66 164a61 61 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 39, 'stroke-linecap': 'round', 'stroke-dasharray': '0 27.5', d: 'm88 71a35 35 0 1 1-1 0zm66 164a35 35 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 11, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 9.3', d: 'm88 63a43 43 0 1 1-1 0zm66 164a43 43 0 1 1-1 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm88 79a22 22 0 1 1-1 0zm66 164a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm88 89a9 9 0 1 1-1 0zm66 164a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm88 98h0m66 164h0'}}
    ]}
  ],
  '6d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm122 392c-32-52-52-92-30-142m28 138c76-68 86-178 48-284'}},
    {name: 'path', attributes: {fill: 'green', d: 'm120 258c7-31 24-57 56-58q-10 17-5 26 30-5 56 21-21 30-51 31-3 11 11 25c-32 6-54-16-67-45zm64-82c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58zm-62 206c-29 12-61 12-80-14q20-1 25-11-20-21-14-58 36 1 54 25 10-3 15-23c22 23 17 54 0 81zm4 0c-17-27-22-58 0-81q5 20 15 23 18-24 54-25 6 37-14 58 5 10 25 11c-19 26-51 26-80 14zm-2-126c-13 29-35 51-67 45q14-14 11-25-30-1-51-31 26-26 56-21 5-9-5-26c32 1 49 27 56 58z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm128 257 72-7m-56 5 15-31m-15 31 21 28m11-108-72-7m56 5-21 28m21-28-15-31m-28 234-46-55m36 43-35 5m35-5 11-33m13 45 46-55m-36 43-11-33m11 33 35 5m-60-114-72-7m56 5-21 28m21-28-15-31'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 53, 'stroke-dasharray': '0 34.2', d: 'm90 191a49 49 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 15, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 12.2', d: 'm90 179a61 61 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 39, 'stroke-linecap': 'round', 'stroke-dasharray': '0 27.5', d: 'm90 199a35 35 0 1 1-1 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 11, 'stroke-linecap': 'butt', 'stroke-dasharray': '2 9.3', d: 'm90 191a43 43 0 1 1-1 0z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 31, 'stroke-dasharray': '0 19.7', d: 'm90 207a22 22 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, 'stroke-dasharray': '0 8.1', d: 'm90 217a9 9 0 1 1-1 0z'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm90 226h0'}}
    ]},
    {name: 'path', attributes: {fill: 'red', d: 'm142 104q-12-40 26-58 38 18 26 58-26 16-52 0z'}},
    {name: 'path', attributes: {fill: 'pink', d: 'm156 100q-8-26 12-54 20 28 12 54-12 8-24 0z'}},
    {name: 'path', attributes: {fill: 'green', d: 'm138 92q16 12 30 6 14 6 30-6-4 32-30 30-26 2-30-30z'}}
  ],
  '7a': [
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm184 372q14-29-13-51-17 31 13 51zm4-25q34-12 26-46-32 14-26 46zm3-24q6-32-26-46-8 34 26 46zm1-18q34-12 26-46-32 14-26 46zm1-24q6-32-26-46-8 34 26 46zm0-24q34-12 26-46-32 14-26 46zm0-23q6-32-26-46-8 34 26 46zm-1-23q34-12 26-46-32 14-26 46zm-3-22q6-32-26-46-8 34 26 46zm-4-25q30-20 13-51-27 22-13 51z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm185 164q-2-32-36-39-2 37 36 39zm-4-19q32-20 12-52-27 23-12 52zm-6-22q-2-32-36-39-2 37 36 39zm-7-20q23-25-2-47-17 26 2 47zm-9-17q-9-27-40-25 7 32 40 25zm-15-18q16-30-14-45-10 29 14 45zm-16-11q-19-17-41-2 19 22 41 2zm-20-3q-9-28-37-19 12 24 37 19zm-21 6q-20 7-19 30 25-5 19-30zm-17 9q-18-17-36 1 20 13 36-1zm-19 15q-18 12-11 34 23-12 11-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm180 396c40-200-10-440-140-300'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm145 369q6-32-26-46-8 34 26 46zm2-22q34-12 26-46-32 14-26 46zm1-23q6-32-26-46-8 34 26 46zm0-21q34-12 26-46-32 14-26 46zm-1-25q6-32-26-46-8 34 26 46zm-2-20q34-12 26-46-32 14-26 46zm-3-26q-2-32-37-38 1 35 37 38z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm141 225q-2-32-36-39-2 37 36 39zm-5-18q32-20 12-52-27 23-12 52zm-7-19q-9-27-40-25 7 32 40 25zm-12-18q16-30-14-45-10 29 14 45zm-18-12q-22-11-40 9 24 16 40-9zm-20 2q-16-25-40-9 18 20 40 9zm-18 12q-18 12-11 34 23-12 11-34zm-16 14q-22-12-34 11 22 7 34-11z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm142 396c20-150-10-310-102-204'}},
    {name: 'path', attributes: {fill: 'olive', d: 'm6 378q114-16 228 0v16h-228z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm112 336c-8 12-22 18-44 14l-24 8 6 16 22-6c26 2 46-6 62-22zm60 6c-4 12-14 22-26 28l-6 17h20c18-13 30-27 36-43zm-68-92q18-18 26-44 0 16-2 26 12-12 19-31 0 15-3 27 13-12 20-28 0 16-4 28 14-10 22-23 0 15-6 27 14-8 23-19 0 13-7 25 14-6 22-14-1 12-9 24 13-4 20-9-2 11-11 21l8 30h-112z'}},
    {name: 'path', attributes: {fill: 'brown', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm16 317c-1-11 6-17 16-19 14-7 24-16 34-27 10-13 22-19 34-25 14-12 32-18 50-18 34 0 58 14 68 40 8 22 4 44-5 56-2 14 3 22 8 30l-7 30h-18c2-18 0-30-12-39-14 7-36 10-54 4-8 15-24 25-42 29l-6 7h-19l3-15c16-8 24-16 30-26-10 6-24 7-38 3-14 0-24-3-32-8s-9-14-10-22z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm67 370 21 6-5 11h-22zm127 0 23-2-2 19h-21z'}},
    {name: 'path', attributes: {fill: 'tan', d: 'm18 316c0-9 8-14 13-8s6 22 0 28c-7 2-13-10-13-20z'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm95 266c-6-16 5-38 27-52 6 22 0 40-12 56z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm36 337q16 5 34-3m-12-41 24-9m20-24q3-18 13-31'}},
    {name: 'path', attributes: {fill: 'white', d: 'm52 341q12-13 5-35 21 18 13 39z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'tan', 'stroke-width': 4, d: 'm134 254q18-8 34-4m16 8q14 6 20 18m-78 2q20-9 40-4m16 8q16 6 24 20m-74 0q18-8 36-3m14 7q12 5 18 14m-58 8q14-5 28-1m-82-27q-8 12-4 26m20-32q-8 14-4 28'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 9, d: 'm74 297h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm25 316h0m2 11h0'}}
    ]}
  ],
  '7b': [
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm196 372q14-29-13-51-17 31 13 51zm4-25q34-12 26-46-32 14-26 46zm3-24q6-32-26-46-8 34 26 46zm1-18q34-12 26-46-32 14-26 46zm1-24q6-32-26-46-8 34 26 46zm0-24q34-12 26-46-32 14-26 46zm0-23q6-32-26-46-8 34 26 46zm-1-23q34-12 26-46-32 14-26 46zm-3-22q6-32-26-46-8 34 26 46zm-4-25q30-20 13-51-27 22-13 51z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm197 164q-2-32-36-39-2 37 36 39zm-4-19q32-20 12-52-27 23-12 52zm-6-22q-2-32-36-39-2 37 36 39zm-7-20q23-25-2-47-17 26 2 47zm-9-17q-9-27-40-25 7 32 40 25zm-15-18q16-30-14-45-10 29 14 45zm-16-11q-19-17-41-2 19 22 41 2zm-20-3q-9-28-37-19 12 24 37 19zm-21 6q-20 7-19 30 25-5 19-30zm-17 9q-18-17-36 1 20 13 36-1zm-19 15q-18 12-11 34 23-12 11-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm192 396c40-200-10-440-140-300'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm175 369q6-32-26-46-8 34 26 46zm2-22q34-12 26-46-32 14-26 46zm1-23q6-32-26-46-8 34 26 46zm0-21q34-12 26-46-32 14-26 46zm-1-25q6-32-26-46-8 34 26 46zm-2-20q34-12 26-46-32 14-26 46zm-3-26q-2-32-37-38 1 35 37 38z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm171 225q-2-32-36-39-2 37 36 39zm-5-18q32-20 12-52-27 23-12 52zm-7-19q-9-27-40-25 7 32 40 25zm-12-18q16-30-14-45-10 29 14 45zm-18-12q-22-11-40 9 24 16 40-9zm-20 2q-16-25-40-9 18 20 40 9zm-18 12q-18 12-11 34 23-12 11-34zm-16 14q-22-12-34 11 22 7 34-11z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm172 396c20-150-10-310-102-204'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm150 371q6-32-26-46-8 34 26 46zm0-23q34-12 26-46-32 14-26 46zm-1-23q6-32-26-46-8 34 26 46zm-3-21q30-20 13-51-27 22-13 51z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm143 291q-2-32-36-39-2 37 36 39zm-7-20q23-25-2-47-17 26 2 47zm-16-13q-25-5-37 19 28 9 37-19zm-17 8q-22-12-34 11 22 7 34-11zm-14 17q-14 16-1 36 18-18 1-36z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 4, d: 'm148 396c8-80-8-200-68-100'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 14, d: 'm31 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm31 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm110 308-17 24-7-26z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm110 308-17 24-7-26z'}}
  ],
  '7c': [
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm60 372q-14-29 13-51 17 31-13 51zm-4-25q-34-12-26-46 32 14 26 46zm-3-24q-6-32 26-46 8 34-26 46zm-1-18q-34-12-26-46 32 14 26 46zm-1-24q-6-32 26-46 8 34-26 46zm0-24q-34-12-26-46 32 14 26 46zm0-23q-6-32 26-46 8 34-26 46zm1-23q-34-12-26-46 32 14 26 46zm3-22q-6-32 26-46 8 34-26 46zm4-25q-30-20-13-51 27 22 13 51z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm59 164q2-32 36-39 2 37-36 39zm4-19q-32-20-12-52 27 23 12 52zm6-22q2-32 36-39 2 37-36 39zm7-20q-23-25 2-47 17 26-2 47zm9-17q9-27 40-25-7 32-40 25zm15-18q-16-30 14-45 10 29-14 45zm16-11q19-17 41-2-19 22-41 2zm20-3q9-28 37-19-12 24-37 19zm21 6q20 7 19 30-25-5-19-30zm17 9q18-17 36 1-20 13-36-1zm19 15q18 12 11 34-23-12-11-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm64 396c-40-200 10-440 140-300'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm97 369q-6-32 26-46 8 34-26 46zm-2-22q-34-12-26-46 32 14 26 46zm-1-23q-6-32 26-46 8 34-26 46zm0-21q-34-12-26-46 32 14 26 46zm1-25q-6-32 26-46 8 34-26 46zm2-20q-34-12-26-46 32 14 26 46zm3-26q2-32 37-38-1 35-37 38z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm101 225q2-32 36-39 2 37-36 39zm5-18q-32-20-12-52 27 23 12 52zm7-19q9-27 40-25-7 32-40 25zm12-18q-16-30 14-45 10 29-14 45zm18-12q22-11 40 9-24 16-40-9zm20 2q16-25 40-9-18 20-40 9zm18 12q18 12 11 34-23-12-11-34zm16 14q22-12 34 11-22 7-34-11z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm100 396c-20-150 10-310 102-204'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm140 371q-6-32 26-46 8 34-26 46zm0-23q-34-12-26-46 32 14 26 46zm1-23q-6-32 26-46 8 34-26 46zm3-21q-30-20-13-51 27 22 13 51z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm147 291q2-32 36-39 2 37-36 39zm7-20q-23-25 2-47 17 26-2 47zm16-13q25-5 37 19-28 9-37-19zm17 8q22-12 34 11-22 7-34-11zm14 17q14 16 1 36-18-18-1-36z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm142 396c-8-80 8-200 68-100'}}
  ],
  '7d': [
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm47 369q-6-32 26-46 8 34-26 46zm-2-22q-34-12-26-46 32 14 26 46zm-1-23q-6-32 26-46 8 34-26 46zm0-21q-34-12-26-46 32 14 26 46zm1-25q-6-32 26-46 8 34-26 46zm2-20q-34-12-26-46 32 14 26 46zm3-26q2-32 37-38-1 35-37 38z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm51 225q2-32 36-39 2 37-36 39zm5-18q-32-20-12-52 27 23 12 52zm7-19q9-27 40-25-7 32-40 25zm12-18q-16-30 14-45 10 29-14 45zm18-12q22-11 40 9-24 16-40-9zm20 2q16-25 40-9-18 20-40 9zm18 12q18 12 11 34-23-12-11-34zm16 14q22-12 34 11-22 7-34-11z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm50 396c-20-150 10-310 102-204'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm96 371q-6-32 26-46 8 34-26 46zm0-23q-34-12-26-46 32 14 26 46zm1-23q-6-32 26-46 8 34-26 46zm3-21q-30-20-13-51 27 22 13 51z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm103 291q2-32 36-39 2 37-36 39zm7-20q-23-25 2-47 17 26-2 47zm16-13q25-5 37 19-28 9-37-19zm17 8q22-12 34 11-22 7-34-11zm14 17q14 16 1 36-18-18-1-36z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm98 396c-8-80 8-200 68-100'}},
    {name: 'path', attributes: {fill: 'green', stroke: 'face', 'stroke-width': 2, d: 'm186 372q14-29-13-51-17 31 13 51zm4-25q34-12 26-46-32 14-26 46zm3-24q6-32-26-46-8 34 26 46zm1-18q34-12 26-46-32 14-26 46zm1-24q6-32-26-46-8 34 26 46zm0-24q34-12 26-46-32 14-26 46zm0-23q6-32-26-46-8 34 26 46zm-1-23q34-12 26-46-32 14-26 46zm-3-22q6-32-26-46-8 34 26 46zm-4-25q30-20 13-51-27 22-13 51z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 2, d: 'm187 164q-2-32-36-39-2 37 36 39zm-4-19q32-20 12-52-27 23-12 52zm-6-22q-2-32-36-39-2 37 36 39zm-7-20q23-25-2-47-17 26 2 47zm-9-17q-9-27-40-25 7 32 40 25zm-15-18q16-30-14-45-10 29 14 45zm-16-11q-19-17-41-2 19 22 41 2zm-20-3q-9-28-37-19 12 24 37 19zm-21 6q-20 7-19 30 25-5 19-30zm-17 9q-18-17-36 1 20 13 36-1zm-19 15q-18 12-11 34 23-12 11-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm182 396c40-200-10-440-140-300'}}
  ],
  '8a': [
    {name: 'path', attributes: {fill: 'red', d: 'm6 6h228v294h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm38 106a82 82 0 1 1 0 1z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm6 260c54-94 164-104 228-20v154h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm38 394q-6-49-26-66 28 21 34 66zm10 0q-6-94-24-126 26 36 32 126zm10 0q-1-114-2-152 9 42 10 152zm10 0q4-97 26-130-14 37-18 130zm8 0q6-54 34-72-20 22-26 72zm24 0q-4-73-16-98 20 29 24 98zm10 0q-2-126-6-168 12 46 14 168zm10 0q3-133 20-178-9 49-12 178zm10 0q7-100 40-134-25 38-32 134zm8 0q7-58 40-78-25 24-32 78zm22 0q-3-87-10-116 15 33 18 116zm10 0q1-130 10-174-1 48-2 174zm10 0q6-105 32-140-18 39-24 140zm10 0q7-72 38-96-23 28-30 96zm8 0q6-36 32-48-18 16-24 48z'}}
  ],
  '8b': [
    {name: 'path', attributes: {fill: 'ink', d: 'm6 260c54-94 164-104 228-20v154h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm38 394q-6-49-26-66 28 21 34 66zm10 0q-6-94-24-126 26 36 32 126zm10 0q-1-114-2-152 9 42 10 152zm10 0q4-97 26-130-14 37-18 130zm8 0q6-54 34-72-20 22-26 72zm24 0q-4-73-16-98 20 29 24 98zm10 0q-2-126-6-168 12 46 14 168zm10 0q3-133 20-178-9 49-12 178zm10 0q7-100 40-134-25 38-32 134zm8 0q7-58 40-78-25 24-32 78zm22 0q-3-87-10-116 15 33 18 116zm10 0q1-130 10-174-1 48-2 174zm10 0q6-105 32-140-18 39-24 140zm10 0q7-72 38-96-23 28-30 96zm8 0q6-36 32-48-18 16-24 48z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm40 72c-2-27 12-48 43-58-8 13-5 23-8 28 4 7-2 20-9 27zm130 7c-2-27 12-48 43-58-8 13-5 23-8 28 4 7-2 20-9 27zm-155-3 9-6q7-4 13 1 17-8 32-4l25 2-7 5 9 5q-31 9-49 4-13-7-21-7zm130 7 9-6q7-4 13 1 17-8 32-4l25 2-7 5 9 5q-31 9-49 4-13-7-21-7z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 2.1, d: 'm48 76c3 21 14 36 39 43-5-8-4-17-8-21 3-7-1-18-8-24zm130 7c3 21 14 36 39 43-5-8-4-17-8-21 3-7-1-18-8-24z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 2.1, d: 'm48 65q2-20 18-34m-8 32q3-14 11-22m-10 43q6 14 17 23m-10-26q5 10 10 16m102-25q2-20 18-34m-8 32q3-14 11-22m-10 43q6 14 17 23m-10-26q5 10 10 16'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 2.8, d: 'm29 72h0m130 7h0'}}
    ]},
    {name: 'path', attributes: {fill: 'ink', d: 'm96 134c-1-23 11-41 38-49-8 10-5 19-8 24 4 6-1 16-7 22zm-21 3 8-5q6-3 11 1 14-6 28-3l21 1-6 5 7 4q-26 8-42 3-10-6-18-6z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 1.8, d: 'm104 137c2 18 12 32 33 38-5-8-3-15-7-18 2-6-1-16-7-21z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 1.8, d: 'm104 128q1-17 15-29m-7 28q2-12 10-20m-9 38q5 12 15 19m-9-22q4 9 9 13'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 2.4, d: 'm87 134h0'}}
    ]}
  ],
  '8c': [
    {name: 'path', attributes: {fill: 'ink', d: 'm51 262q-9-69-37-92 42 30 51 92zm14-10q-8-111-33-148 39 44 47 148zm16-8q-6-145-23-194 31 56 37 194zm18-4q-2-163-5-218 17 62 19 218zm22-2q3-160 23-214-6 61-9 214zm18 4q7-142 43-190-22 55-29 190zm16 6q9-106 53-142-30 43-39 142zm14 10q10-64 57-86-33 29-43 86zm-163 2c54-94 164-104 228-20v154h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm38 394q-6-49-26-66 28 21 34 66zm10 0q-6-94-24-126 26 36 32 126zm10 0q-1-114-2-152 9 42 10 152zm10 0q4-97 26-130-14 37-18 130zm8 0q6-54 34-72-20 22-26 72zm24 0q-4-73-16-98 20 29 24 98zm10 0q-2-126-6-168 12 46 14 168zm10 0q3-133 20-178-9 49-12 178zm10 0q7-100 40-134-25 38-32 134zm8 0q7-58 40-78-25 24-32 78zm22 0q-3-87-10-116 15 33 18 116zm10 0q1-130 10-174-1 48-2 174zm10 0q6-105 32-140-18 39-24 140zm10 0q7-72 38-96-23 28-30 96zm8 0q6-36 32-48-18 16-24 48z'}}
  ],
  '8d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm30 266q-20-70-6-124m42 92q-20-70-6-124m46 94q-20-70-6-124m40 148q-20-70-6-124m40 138q-20-70-6-124'}},
    {name: 'path', attributes: {fill: 'tan', d: 'm22 138q6-46 42-52-36 15-40 64zm1 6q15-44 59-42-44 7-57 54zm-1 8q22-40 70-28-48-3-68 40zm-1 10q23-36 71-14-48-13-69 26zm-1 10q22-28 64-2-42-17-62 14zm-2 10q16-22 54 4-38-17-52 8zm40-76q6-46 42-52-36 15-40 64zm1 6q15-44 59-42-44 7-57 54zm-1 8q22-40 70-28-48-3-68 40zm-1 10q23-36 71-14-48-13-69 26zm-1 10q22-28 64-2-42-17-62 14zm-2 10q16-22 54 4-38-17-52 8zm44-74q6-46 42-52-36 15-40 64zm1 6q15-44 59-42-44 7-57 54zm-1 8q22-40 70-28-48-3-68 40zm-1 10q23-36 71-14-48-13-69 26zm-1 10q22-28 64-2-42-17-62 14zm-2 10q16-22 54 4-38-17-52 8zm38-20q6-46 42-52-36 15-40 64zm1 6q15-44 59-42-44 7-57 54zm-1 8q22-40 70-28-48-3-68 40zm-1 10q23-36 71-14-48-13-69 26zm-1 10q22-28 64-2-42-17-62 14zm-2 10q16-22 54 4-38-17-52 8zm38-30q6-46 42-52-36 15-40 64zm1 6q15-44 59-42-44 7-57 54zm-1 8q22-40 70-28-48-3-68 40zm-1 10q23-36 71-14-48-13-69 26zm-1 10q22-28 64-2-42-17-62 14zm-2 10q16-22 54 4-38-17-52 8z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm6 260c54-94 164-104 228-20v154h-228z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm38 394q-6-49-26-66 28 21 34 66zm10 0q-6-94-24-126 26 36 32 126zm10 0q-1-114-2-152 9 42 10 152zm10 0q4-97 26-130-14 37-18 130zm8 0q6-54 34-72-20 22-26 72zm24 0q-4-73-16-98 20 29 24 98zm10 0q-2-126-6-168 12 46 14 168zm10 0q3-133 20-178-9 49-12 178zm10 0q7-100 40-134-25 38-32 134zm8 0q7-58 40-78-25 24-32 78zm22 0q-3-87-10-116 15 33 18 116zm10 0q1-130 10-174-1 48-2 174zm10 0q6-105 32-140-18 39-24 140zm10 0q7-72 38-96-23 28-30 96zm8 0q6-36 32-48-18 16-24 48z'}}
  ],
  '9a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm150 250v-70m-74 70v-150m100 100v-130'}},
    {name: 'path', attributes: {fill: 'green', d: 'm86 250q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm68 12q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33zm-46 0q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm22-162q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm83 248-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m100 57 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12m-104-1-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m48-117-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm177 37 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm177 37 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm134 72a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm176 51 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm176 51 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm148 72a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm173 66 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm173 66 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm170 72h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm73 89 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm73 89 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm30 124a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm72 103 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm72 103 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm44 124a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm69 118 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm69 118 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm66 124h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm161 153 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm161 153 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm118 188a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm160 167 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm160 167 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm132 188a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm157 182 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm157 182 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm154 188h0'}}
    ]},
    {name: 'path', attributes: {fill: 'back', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm13 292c7 44 59 66 81 70l-6 22h64l-6-22c22-4 74-26 81-70z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm13 290a107 52 0 0 1 214 0 107 52 0 0 1-214 0z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'gold', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm26 290a94 40 0 0 1 188 0 94 40 0 0 1-188 0z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm157 298c-2 5-16-1-20 1l-2 3c0 7 4 20-4 24-4 4-22-5-20-12l7 5h9c4-6 3-15 2-21-7 1-14 0-20 1s-11 19-23 20l-3-1 7-4 12-14c-2-2-13 4-16-6 2 0 26 3 23-5-3 0-15 2-15-6h17l1-2c-4-2-8 1-12-5h15l1-5-11 1c-3-1-7-4-7-8l18 3-3-14c3-1 9 3 10 5s0 6 0 8c7 1 15-3 19 2l-19 3-2 4c6 2 14-5 18 3-2 5-18-3-21 5l21-2 10 6-21 1c4 3 6 6 12 5l1-1c5-1 12 1 16 6zm-29-5-1-5h-11l-4 5h16zm-9 19-2 1c-5-1-9-6-9-12 4-2 12 7 11 11z'}}
  ],
  '9b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm104 394q-14-144-28-310m28 310q-8-94-34-104'}},
    {name: 'path', attributes: {fill: 'green', d: 'm102 158q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm32 202q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33zm-34-2q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm40-208q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm99 156-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m64 247 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12m-92-3-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m72-163 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm79 45 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm79 45 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm36 80a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm78 59 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm78 59 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm50 80a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm75 74 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm75 74 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm72 80h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm103 155 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm103 155 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm60 190a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm102 169 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm102 169 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm74 190a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm99 184 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm99 184 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm96 190h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm75 265 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm75 265 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm32 300a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm74 279 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm74 279 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm46 300a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm71 294 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm71 294 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm68 300h0'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 14, d: 'm166 63 58 9c-6 90-36 175-39 243l-23 19-38-6c6-90 36-175 42-265z'}}
    ]},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm166 63 58 9c-6 90-36 175-39 243l-23 19-38-6c6-90 36-175 42-265z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm185 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm185 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm162 85 58 9-1 10-58-9zm-34 207 54 9-1 9-54-8z'}}
  ],
  '9c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm124 394q-28-94-6-304m-6 200q28-30 46-74'}},
    {name: 'path', attributes: {fill: 'green', d: 'm112 190q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm-2 140q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm2 6q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33zm42-36q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33zm-42-100q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm109 188-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m24 185-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m34 51 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12m-10-37 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12m-94-101 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm119 43 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm119 43 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm76 78a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm118 57 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm118 57 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm90 78a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm115 72 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm115 72 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm112 78h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm167 183 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm167 183 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm124 218a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm166 197 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm166 197 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm138 218a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm163 212 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm163 212 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm160 218h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm85 233 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm85 233 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm42 268a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm84 247 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm84 247 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm56 268a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm81 262 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm81 262 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm78 268h0'}}
    ]}
  ],
  '9d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 7, 'stroke-linecap': 'round', d: 'm116 394q28-94 6-304m6 200q-28-30-46-100'}},
    {name: 'path', attributes: {fill: 'green', d: 'm130 194q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33zm-2 146q-27-19-16-39 11-14 26-8 3-23 24-21 17 4 14 19 22-14 33 2 9 18-15 30 15 5 10 21-9 20-30 11-3 16-20 18-23 0-26-33zm-2 6q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm-40-56q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39zm42-86q-3 33-26 33-17-2-20-18-21 9-30-11-5-16 10-21-24-12-15-30 11-16 33-2-3-15 14-19 21-2 24 21 15-6 26 8 11 20-16 39z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm133 192 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12m-54 145 59-34m-50 29-16-23m16 23 12 25m-1-31 6-34m-6 34 32 12m-60 5-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m-14-11-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34m68-41-59-34m50 29-12 25m12-25 16-23m-27 17-32 12m32-12-6-34'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm139 43 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm139 43 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm96 78a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm138 57 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm138 57 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm110 78a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm135 72 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm135 72 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm132 78h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm87 163 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm87 163 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm44 198a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm86 177 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm86 177 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm58 198a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm83 192 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm83 192 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm80 198h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 21, d: 'm167 249 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 14, d: 'm167 249 3-14m10 19 8-12m2 22 12-8m-7 21 14-3m-14 17 14 3m-19 10 12 8m-22 2 8 12m-21-7 3 14m-17-14-3 14m-10-19-8 12m-2-22-12 8m7-21-14 3m14-17-14-3m19-10-12-8m22-2-8-12m21 7-3-14'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm124 284a36 36 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 18, d: 'm166 263 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm166 263 1-6m9 11 4-4m1 14 6-1m-6 13 6 1m-11 9 4 4m-14 1 1 6m-13-6-1 6m-9-11-4 4m-1-14-6 1m6-13-6-1m11-9-4-4m14-1-1-6'}}
    ]},
    {name: 'path', attributes: {fill: 'gold', d: 'm138 284a22 22 0 1 1 0 1z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 16, d: 'm163 278 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 9, d: 'm163 278 1-2m3 8h2m-6 6 1 2m-8-2-1 2m-2-8h-2m5-6-1-2'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm160 284h0'}}
    ]}
  ],
  '10a': [
    {name: 'path', attributes: {fill: 'brown', d: 'm4 51c58-3 126-35 231-17l1-8c-106-22-178 6-232 3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm112 28q-4 62-24 100'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm76 161q9-6 24 2-11 12-22 8 21 3 31 26-26 1-32-12 14 16 3 43-22-19-18-36-2 23-31 35-4-31 12-41-10 8-38-1 18-23 36-19-11 1-23-21 25-3 34 7-5-1 0-17 14 9 13 19l4 1 16-27 4 2zm86-110q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.8, 'stroke-linecap': 'round', d: 'm67 165 24 20m-24-20 7 39m-7-39-22 39m22-39-38 13m38-13-30-11m124-93 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20'}},
    {name: 'path', attributes: {fill: 'red', d: 'm81 77q9-6 24 2-11 12-22 8 21 3 31 26-26 1-32-12 14 16 3 43-22-19-18-36-2 23-31 35-4-31 12-41-10 8-38-1 18-23 36-19-11 1-23-21 25-3 34 7-5-1 0-17 14 9 13 19l4 1 16-27 4 2z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.8, 'stroke-linecap': 'round', d: 'm72 81 24 20m-24-20 7 39m-7-39-22 39m22-39-38 13m38-13-30-11'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm86 292 2 94h-14l-4-90zm76 0v94h-14v-90z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 8, 'stroke-linecap': 'round', d: 'm168 150c4-28-22-36-22-66 0-8 2-14 4-18m6 54q-20-2-28-16m58 46c0-24 22-32 22-60 0-10-4-18-6-22m-6 56q18 0 24-16'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm182 162c12-18 28-20 38-14-4 18-18 28-34 26z'}},
    {name: 'path', attributes: {fill: 'tan', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm36 264c8-26 40-34 76-26 26 4 42-8 42-28 0-10-4-15-12-15l-26-2c-12-2-14-14-4-19l32-16c8-16 36-18 43 2 4 22-3 40 3 60 8 22 24 36 16 64-3 12-8 18-12 26l2 36-4 40h-11l-3-40-8-42c-22 6-46 4-68-2-12 6-22 14-28 26l-10 20 2 38h-12l-6-40 6-30c-16-14-22-32-18-52z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm160 200c-10 22-8 42 10 62 8-16 6-40 0-62zm-122 60q-16 4-14 30 16 0 22-12z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'white', 'stroke-width': 12, 'stroke-linecap': 'round', d: 'm70 254h0m26-2h0m26 6h0m-40 18h0m28 2h0'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm194 370-1 17h-13v-17zm-129 0 2 17h-14v-17zm22 2v15h-14v-15zm75 0-1 15h-14v-15z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm156 170h0m-42 10h0'}}
  ],
  '10b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm92 182q-8 14-20 22m42-46q12-6 18-18m-77 92q35 18 67 8m-88 50q36 30 78 8t52-40m-132 52q4-10 12-10'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm48 396c-24-143 28-189 125-289l-6-6c-103 92-163 146-159 295z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm110 115q0 11-14 20-5-16 4-23-13 16-38 13 12-22 26-21-21 4-39-19 28-9 41 2-19-13-15-44 29 12 30 31-3-13 19-32 11 27-1 40 4-10 30-9-10 23-24 26 4-4 15 8-15 8-23 2l-3 3 16 27-4 3zm22 94q-9 6-24-2 11-12 22-8-21-3-31-26 26-1 32 12-14-16-3-43 22 19 18 36 2-23 31-35 4 31-12 41 10-8 38 1-18 23-36 19 11-1 23 21-25 3-34-7 5 1 0 17-14-9-13-19l-4-1-16 27-4-2zm-66 116q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.8, 'stroke-linecap': 'round', d: 'm111 105-30 11m30-11-38-13m38 13-22-39m22 39 7-39m-7 39 24-20m6 120-24-20m24 20-7-39m7 39 23-39m-23 39 38-13m-38 13 30 11m-106 119 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20'}},
    {name: 'path', attributes: {fill: 'red', d: 'm167 79q-9 6-24-2 11-12 22-8-21-3-31-26 26-1 32 12-14-16-3-43 22 19 18 36 2-23 31-35 4 31-12 41 10-8 38 1-18 23-36 19 11-1 23 21-25 3-34-7 5 1 0 17-14-9-13-19l-4-1-16 27-4-2zm-104 101q0 11-14 20-5-16 4-23-13 16-38 13 12-22 26-21-21 4-39-19 28-9 41 2-19-13-15-44 29 12 30 31-3-13 19-32 11 27-1 40 4-10 30-9-10 23-24 26 4-4 15 8-15 8-23 2l-3 3 16 27-4 3zm114 103q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3zm-51 42q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 2.8, d: 'm176 75-24-20m24 20-7-39m7 39 23-39m-23 39 38-13m-38 13 30 11m-142 84-30 11m30-11-38-13m38 13-22-39m22 39 7-39m-7 39 24-20m88 143 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20m-27 22 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 14, d: 'm166 63 58 9c-6 90-36 175-39 243l-23 19-38-6c6-90 36-175 42-265z'}}
    ]},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm166 63 58 9c-6 90-36 175-39 243l-23 19-38-6c6-90 36-175 42-265z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm185 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm185 315-23 19v-28z'}},
    {name: 'path', attributes: {fill: 'face', d: 'm162 85 58 9-1 10-58-9zm-34 207 54 9-1 9-54-8z'}}
  ],
  '10c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm92 182q-8 14-20 22m42-46q12-6 18-18m-77 92q35 18 67 8m-88 50q36 30 78 8t52-40m-132 52q4-10 12-10'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm48 396c-24-143 28-189 125-289l-6-6c-103 92-163 146-159 295z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm110 115q0 11-14 20-5-16 4-23-13 16-38 13 12-22 26-21-21 4-39-19 28-9 41 2-19-13-15-44 29 12 30 31-3-13 19-32 11 27-1 40 4-10 30-9-10 23-24 26 4-4 15 8-15 8-23 2l-3 3 16 27-4 3zm22 94q-9 6-24-2 11-12 22-8-21-3-31-26 26-1 32 12-14-16-3-43 22 19 18 36 2-23 31-35 4 31-12 41 10-8 38 1-18 23-36 19 11-1 23 21-25 3-34-7 5 1 0 17-14-9-13-19l-4-1-16 27-4-2zm-66 116q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.8, 'stroke-linecap': 'round', d: 'm111 105-30 11m30-11-38-13m38 13-22-39m22 39 7-39m-7 39 24-20m6 120-24-20m24 20-7-39m7 39 23-39m-23 39 38-13m-38 13 30 11m-106 119 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20'}},
    {name: 'path', attributes: {fill: 'red', d: 'm167 79q-9 6-24-2 11-12 22-8-21-3-31-26 26-1 32 12-14-16-3-43 22 19 18 36 2-23 31-35 4 31-12 41 10-8 38 1-18 23-36 19 11-1 23 21-25 3-34-7 5 1 0 17-14-9-13-19l-4-1-16 27-4-2zm-104 101q0 11-14 20-5-16 4-23-13 16-38 13 12-22 26-21-21 4-39-19 28-9 41 2-19-13-15-44 29 12 30 31-3-13 19-32 11 27-1 40 4-10 30-9-10 23-24 26 4-4 15 8-15 8-23 2l-3 3 16 27-4 3zm114 103q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3zm-51 42q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.8, 'stroke-linecap': 'round', d: 'm176 75-24-20m24 20-7-39m7 39 23-39m-23 39 38-13m-38 13 30 11m-142 84-30 11m30-11-38-13m38 13-22-39m22 39 7-39m-7 39 24-20m88 143 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20m-27 22 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20'}}
  ],
  '10d': [
    {name: 'path', attributes: {fill: 'none', stroke: 'brown', 'stroke-width': 6, 'stroke-linecap': 'round', d: 'm166 54v8m-36 32h-6m-18 52q-10 20-24 19m17-3q21 28 51 28m-52 2q-8 8-20 12m20 36q42 10 72 40'}},
    {name: 'path', attributes: {fill: 'brown', d: 'm236 14c-93 3-175 104-144 287l8-2c-21-177 57-256 135-245z'}},
    {name: 'path', attributes: {fill: 'gold', d: 'm108 75q0 11-14 20-5-16 4-23-13 16-38 13 12-22 26-21-21 4-39-19 28-9 41 2-19-13-15-44 29 12 30 31-3-13 19-32 11 27-1 40 4-10 30-9-10 23-24 26 4-4 15 8-15 8-23 2l-3 3 16 27-4 3zm60 138q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3zm10 86q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.8, 'stroke-linecap': 'round', d: 'm109 65-30 11m30-11-38-13m38 13-22-39m22 39 7-39m-7 39 24-20m34 178 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20m34 66 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20'}},
    {name: 'path', attributes: {fill: 'red', d: 'm177 87q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3zm-115 58q0 11-14 20-5-16 4-23-13 16-38 13 12-22 26-21-21 4-39-19 28-9 41 2-19-13-15-44 29 12 30 31-3-13 19-32 11 27-1 40 4-10 30-9-10 23-24 26 4-4 15 8-15 8-23 2l-3 3 16 27-4 3zm10 100q9-6 24 2-11 12-22 8 21 3 31 26-26 1-32-12 14 16 3 43-22-19-18-36-2 23-31 35-4-31 12-41-10 8-38-1 18-23 36-19-11 1-23-21 25-3 34 7-5-1 0-17 14 9 13 19l4 1 16-27 4 2zm42 76q0-11 14-20 5 16-4 23 13-16 38-13-12 22-26 21 21-4 39 19-28 9-41-2 19 13 15 44-29-12-30-31 3 13-19 32-11-27 1-40-4 10-30 9 10-23 24-26-4 4-15-8 15-8 23-2l3-3-16-27 4-3z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 2.8, 'stroke-linecap': 'round', d: 'm176 97 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20m-89 18-30 11m30-11-38-13m38 13-22-39m22 39 7-39m-7 39 24-20m-24 134 24 20m-24-20 7 39m-7-39-22 39m22-39-38 13m38-13-30-11m80 93 30-11m-30 11 38 13m-38-13 23 39m-23-39-7 39m7-39-24 20'}}
  ],
  '11a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm30 6c20 120-26 240 4 354m178-354c20 120-26 240 4 354'}},
    {name: 'path', attributes: {fill: 'green', d: 'm33 31q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-1 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm1 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm4 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm183-322q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-1 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm1 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm4 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24z'}},
    {name: 'path', attributes: {fill: 'sky', d: 'm6 352q58-18 114-2t114-4v48h-228z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'white', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm88 360q12-7 24 0'}},
    {name: 'path', attributes: {fill: 'olive', d: 'm84 394q16-40 66-42 46-6 84-2v44z'}},
    {name: 'path', attributes: {fill: 'white', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm122 344h84l-6 26h-28l-8-16-8 16h-30z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm120 372q0-10 14-10h22v10zm52 0v-10h24q12 0 10 10z'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm176 206c28 8 42 38 48 70l-2 36-38-4z'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm138 206c12-10 38-10 50 2 16 42 20 92 28 138q-52 14-104 0c6-46 8-96 26-140z'}},
    {name: 'path', attributes: {fill: 'blue', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm142 208c-14 16-28 30-44 38l-16 6-6 58 52 6c16-24 30-54 34-82z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 9, 'stroke-linecap': 'round', d: 'm87 256-4 48'}},
    {name: 'path', attributes: {fill: 'white', d: 'm146 200 16 36 18-36z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 6, d: 'm148 204 14 30 16-30'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 4, d: 'm162 238q10 52 4 112m22-100q10 50 6 98m-56-26-4 24m-22-100q10 30 0 62m28-76q0 38-16 74'}},
      {name: 'path', attributes: {stroke: 'sky', 'stroke-width': 11, d: 'm148 334h0m34-8h0m-4-54h0m-30-10h0m-48 28h0m28-40h0m78 26h0'}}
    ]},
    {name: 'path', attributes: {fill: 'white', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm138 172c-2-22 46-24 48 0q2 32-24 34-24-2-24-34z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm134 168c2-18 22-22 28-26-2-18 4-36 18-36 14 4 14 24 6 40 6 6 6 16 4 24-18-12-38-12-56-2z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 3, d: 'm143 174q5-5 11-4m12 0q6-1 11 4m-17 5q-4 8 2 9'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 5, d: 'm150 181h0m20 0h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 5, d: 'm157 196h7'}},
      {name: 'path', attributes: {stroke: 'brown', 'stroke-width': 7, d: 'm98 284 12-224'}}
    ]},
    {name: 'path', attributes: {fill: 'white', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm92 262q12-4 16 6-2 12-14 10-8-8-2-16z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm10 124q20-84 102-92 82 8 114 84-20-14-40-2-20-16-40-2-18-14-36 0-20-14-38 2-16-12-32 4-16-6-30 6z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 7, d: 'm32 82q30-36 80-38 54 4 90 36'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 3, d: 'm112 34q-58 28-72 82m72-82q-30 36-40 78m40-78-2 76m2-76q30 36 34 76m-34-76q64 28 74 78'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 7, d: 'm112 32v-10'}}
    ]},
    {name: 'path', attributes: {fill: 'green', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm10 378c-4-26 16-44 38-44 6-14 22-12 26 0 12 4 16 14 8 20-6 4-12 4-18 8l8 18h-14l-8-12-10 12z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 3, d: 'm20 376c2-24 22-24 26-10m28-17h12'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 11, d: 'm62 336h0'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 6, d: 'm63 336h0'}}
    ]}
  ],
  '11b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm32 6c20 120-26 240 4 354m172-354c20 120-26 240 4 354'}},
    {name: 'path', attributes: {fill: 'green', d: 'm35 31q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-1 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm1 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm4 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm177-322q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-1 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm1 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm4 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm80 6c-16 60 20 150 4 220m44-220c-16 60 20 150 4 220'}},
    {name: 'path', attributes: {fill: 'green', d: 'm76 29q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 0-25 24 20-5 25-24zm0 0q-5 19 10 34 4-26-10-34zm38-184q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 0-25 24 20-5 25-24zm0 0q-5 19 10 34 4-26-10-34z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm92 250c-22 36-16 86 24 128-6-42 12-78 24-112zm46-6 90 6-62 12 56 54-94-40zm-108-16c6-20 32-26 50-12 30 6 60 20 78 42-30 22-74 22-96-2-10-12-18-22-32-28z'}},
    {name: 'path', attributes: {fill: 'white', d: 'm62 252c20-14 54-8 80 12-26 14-58 12-80-12z'}},
    {name: 'path', attributes: {fill: 'red', d: 'm42 228q22-2 30 12-4 12-12 12-10-12-18-24z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4, d: 'm86 220c6-50 52-82 116-96-30 26-30 76-62 124z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 7, d: 'm54 219h0'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 3, d: 'm108 218q16-42 62-70m-46 80q16-38 40-56m-60 114q-6 30 2 58m12-58q-6 22-4 40'}}
    ]}
  ],
  '11c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm30 6c20 120-26 240 4 354m88-354c20 120-26 240 4 354m82-354c20 120-26 240 4 354'}},
    {name: 'path', attributes: {fill: 'green', d: 'm33 31q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-1 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm1 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm4 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm93-322q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-1 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm1 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm4 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm87-322q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-1 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm1 21q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm4 24q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm74 6c-16 60 20 150 4 220m90-220c-16 60 20 150 4 220'}},
    {name: 'path', attributes: {fill: 'green', d: 'm70 29q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 0-25 24 20-5 25-24zm0 0q-5 19 10 34 4-26-10-34zm84-184q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 22q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 23q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 22q-16 0-25 24 20-5 25-24zm0 0q-5 19 10 34 4-26-10-34z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 14, 'stroke-linecap': 'round', d: 'm81 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 5, 'stroke-linejoin': 'round', d: 'm81 70 49-6c19 88 14 178 30 244l-17 24-29 4c-19-88-14-178-33-266z'}},
    {name: 'path', attributes: {fill: 'back', d: 'm160 308-17 24-7-26z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'ink', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm160 308-17 24-7-26z'}}
  ],
  '11d': [
    {name: 'path', attributes: {fill: 'red', d: 'm6 6h228v388h-228z'}},
    {name: 'path', attributes: {fill: 'ink', d: 'm6 6h228v170q-18 20-38 2-20 30-48 8-24 26-50 2-24 18-44-6-26 14-48-14z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'olive', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm40 6c10 44 12 84 4 136m48-136c-8 54-6 104 6 150m58-150c10 34 10 74 4 104m44-104c-6 44-6 84 4 130'}},
    {name: 'path', attributes: {fill: 'olive', d: 'm45 31q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm3 26q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm1 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-1 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm43-99q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 25q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm6 25q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm64-125q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24zm2 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 25q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-3 24q-16 0-25 24 20-5 25-24zm0 0q-5 19 10 34 4-26-10-34zm40-73q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm-1 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm0 26q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm3 24q-16 4-18 30 18-10 18-30zm0 0q0 20 18 30-2-26-18-30zm4 25q-14 8-10 34 15-15 10-34zm0 0q5 19 25 24-9-24-25-24z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm150 118-54 96 30 6-56 76 30 4-48 84 90-100-30-4 64-72-34-8 44-76z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 104, d: 'm168 316h0'}},
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 84, d: 'm168 316h0'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 8, 'stroke-dasharray': '0 18.5', d: 'm168 269a47 47 0 1 1-1 0z'}}
    ]},
    {name: 'path', attributes: {fill: 'red', d: 'm156 298a12 12 0 0 1 12-13q26 1 33 35-7-16-22-18a12 12 0 0 1-23-4zm34 17a12 12 0 0 1 5 17q-14 22-47 11 17 2 27-10a12 12 0 0 1 15-18zm-32 20a12 12 0 0 1-17-3q-12-24 14-47-10 14-5 28a12 12 0 0 1 8 22z'}}
  ],
  '12a': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm54 300v-138m-20 44q20-20 40 0'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 3.2, d: 'm54 137c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-20 52c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm40 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 3.2, 'stroke-linecap': 'round', d: 'm49 156v17m10-17v17m-30 35v17m10-17v17m30-17v17m10-17v17'}},
    {name: 'path', attributes: {fill: 'green', d: 'm45 143q9-17 18 0-9 7-18 0zm-20 52q9-17 18 0-9 7-18 0zm40 0q9-17 18 0-9 7-18 0z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.2, d: 'm107 296q16-31-10-47-29-9-55 23-21 25-33 68 40 19 73 21 41 2 54-26 5-30-29-39zm23 7q-35 3-34 33 7 30 48 35 33 4 76-8-5-44-21-73-21-35-51-32-28 11-18 45z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.4, 'stroke-linecap': 'round', d: 'm107 296-84 37m63-27q-6-22 3-44m-3 44q12 18 35 27m-57-18q-6-19-3-41m3 41q10 18 28 30m-49-20q-5-15-2-29m2 29q7 13 20 21m67-43 76 51m-56-38q-16 16-39 21m39-21q9-20 4-44m15 57q-13 16-32 25m32-25q10-18 11-40m9 53q-10 12-23 17m23-17q7-13 7-27'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm114 264q-26-32-56-12-24 28-2 72 18 34 58 68 40-34 58-68 22-44-2-72-30-20-56 12z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'face', 'stroke-width': 4, d: 'm114 264v110m0-82q-26-4-46-24m46 24q26-4 46-24m-46 52q-24-2-46-16m46 16q24-2 46-16m-46 44q-18-2-32-12m32 12q18-2 32-12'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 10, d: 'm62 52c0-18 10-26 24-28m-17 30c5-12 17-18 30-14m-23 22c4-6 10-8 17-3'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 5, d: 'm62 52c0-18 10-26 24-28m-17 30c5-12 17-18 30-14m-23 22c4-6 10-8 17-3'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 12, d: 'm86 24h0m13 16h0m-6 19h0'}}
    ]},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm170 172c48 24 72 82 60 140-8 38-32 64-74 74 28-26 42-52 46-82 4-48-12-90-46-114z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'face', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm162 178c38 40 42 94 20 132-16 28-42 44-72 44 26-18 42-40 48-68 6-36 2-66-16-94z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'face', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm152 184c20 30 16 68-6 94-16 18-36 26-58 22 20-14 34-34 38-56s4-36 2-52z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 4, d: 'm178 186c40 38 50 104 28 152m-60-142c10 30 0 66-20 86'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 4, d: 'm164 190c22 40 24 88 2 124'}},
      {name: 'path', attributes: {stroke: 'gold', 'stroke-width': 20, d: 'm211 322h0m-73-58h0'}},
      {name: 'path', attributes: {stroke: 'red', 'stroke-width': 20, d: 'm172 300h0'}},
      {name: 'path', attributes: {stroke: 'green', 'stroke-width': 11, d: 'm211 322h0m-73-58h0m34 36h0'}}
    ]},
    {name: 'path', attributes: {fill: 'purple', stroke: 'ink', 'stroke-width': 3.7, 'stroke-linejoin': 'round', d: 'm112 114c4-32 21-77 39-85 7 19-11 63-31 89z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'ink', 'stroke-width': 3.5, 'stroke-linejoin': 'round', d: 'm104 117c-4-30 1-76 16-88 12 16 4 61-8 90z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm26 94c-2-12 8-20 18-24 0-18 20-24 32-12 10 12 2 30 0 42-2 16 16 18 34 24 36 12 58 26 74 66-38 28-86 20-110-12-20-28-22-50-18-72-2-10-6-16-12-18-8-2-14 0-18 6z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm58 118q8 6 15 0m-13 18q10 6 19-2m-11 20q12 6 19-6m-7 26q14 4 20-8m4 22q14 0 18-12m12 18q12-2 16-12'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 3.2, 'stroke-linejoin': 'round', d: 'm119 138c28 3 68 16 76 32-16 7-55-8-78-24z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 3.8, 'stroke-linejoin': 'round', d: 'm120 135c33-6 82-3 96 12-16 13-65 8-96-2z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4.2, 'stroke-linejoin': 'round', d: 'm119 133c33-17 85-29 105-17-13 19-66 29-103 27z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4.4, 'stroke-linejoin': 'round', d: 'm117 133c29-26 79-54 102-48-8 23-59 49-96 58z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4.5, 'stroke-linejoin': 'round', d: 'm116 134c21-34 62-75 86-75-1 24-44 64-78 83z'}},
    {name: 'path', attributes: {fill: 'red', stroke: 'ink', 'stroke-width': 4.2, 'stroke-linejoin': 'round', d: 'm115 135c10-36 37-84 59-91 5 23-23 70-49 97z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'ink', 'stroke-width': 2.5, 'stroke-linejoin': 'round', d: 'm113 143c21-1 53 5 61 16-12 7-43 0-63-10z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'ink', 'stroke-width': 2.8, 'stroke-linejoin': 'round', d: 'm114 143c23-8 59-12 71-2-10 11-47 13-71 8z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'ink', 'stroke-width': 3, 'stroke-linejoin': 'round', d: 'm113 141c21-15 57-29 72-23-7 15-44 27-70 29z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'ink', 'stroke-width': 3, 'stroke-linejoin': 'round', d: 'm112 139c17-21 48-45 65-43-3 17-36 39-61 49z'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'ink', 'stroke-width': 2.9, 'stroke-linejoin': 'round', d: 'm111 140c10-23 33-53 48-56 2 16-22 45-42 60z'}},
    {name: 'path', attributes: {fill: 'gold', stroke: 'ink', 'stroke-width': 4, 'stroke-linejoin': 'round', d: 'm86 156c0-26 18-52 48-60 18-2 26 8 22 20-8 24-24 44-44 54-16 4-26-2-26-14z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'red', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm96 158q8 6 16-2m-8-18q10 8 20-2m-4 22q8 2 14-8m-16-32q10 8 20-2m-6 22q8 2 12-10m-6-16q8 4 12-6'}},
    {name: 'path', attributes: {fill: 'red', d: 'm26 94c-2-12 8-20 18-24l2 18q-12-4-20 6z'}},
    {name: 'g', attributes: {fill: 'none', 'stroke-linecap': 'round'}, children: [
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 4, d: 'm52 70q7-6 14 1'}},
      {name: 'path', attributes: {stroke: 'ink', 'stroke-width': 8, d: 'm59 71h0'}}
    ]}
  ],
  '12b': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm120 270v-214m-69 214v-130m138 130v-130m-89-36q20-18 40 0m-42 58q22-20 44 0m-110 28q19-18 38 0m100 0q19-18 38 0'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 3.2, d: 'm120 29c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-20 56c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm40 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-42 58c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm44 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-91-26c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-19 56c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm38 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm119-56c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-19 56c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm38 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 3.2, 'stroke-linecap': 'round', d: 'm115 48v17m10-17v17m-30 39v17m10-17v17m30-17v17m10-17v17m-52 41v17m10-17v17m34-17v17m10-17v17m-101-43v17m10-17v17m-29 39v17m10-17v17m28-17v17m10-17v17m109-73v17m10-17v17m-29 39v17m10-17v17m28-17v17m10-17v17'}},
    {name: 'path', attributes: {fill: 'green', d: 'm111 35q9-17 18 0-9 7-18 0zm-20 56q9-17 18 0-9 7-18 0zm40 0q9-17 18 0-9 7-18 0zm-42 58q9-17 18 0-9 7-18 0zm44 0q9-17 18 0-9 7-18 0zm-91-26q9-17 18 0-9 7-18 0zm-19 56q9-17 18 0-9 7-18 0zm38 0q9-17 18 0-9 7-18 0zm119-56q9-17 18 0-9 7-18 0zm-19 56q9-17 18 0-9 7-18 0zm38 0q9-17 18 0-9 7-18 0z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.2, d: 'm107 278q16-31-10-47-29-9-55 23-21 25-33 68 40 19 73 21 41 2 54-26 5-30-29-39zm26 0q-34 9-29 39 13 28 54 26 33-2 73-21-12-43-33-68-26-32-55-23-26 16-10 47z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.4, 'stroke-linecap': 'round', d: 'm107 278-84 37m63-27q-6-22 3-44m-3 44q12 18 35 27m-57-18q-6-19-3-41m3 41q10 18 28 30m-49-20q-5-15-2-29m2 29q7 13 20 21m70-50 84 37m-63-27q-12 18-35 27m35-27q6-22-3-44m25 53q-10 18-28 30m28-30q6-19 3-41m18 51q-7 13-20 21m20-21q5-15 2-29'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 256q-26-32-56-12-24 28-2 72 18 34 58 68 40-34 58-68 22-44-2-72-30-20-56 12z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm120 256v110m0-82q-26-4-46-24m46 24q26-4 46-24m-46 52q-24-2-46-16m46 16q24-2 46-16m-46 44q-18-2-32-12m32 12q18-2 32-12'}}
  ],
  '12c': [
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm120 270v-190m0 200q-4-60-74-150m74 150q4-60 74-150m-98-40q24-16 48 0m-50 52q26-16 52 0m-114 4q2-18 28-8m148 8q-2-18-28-8m-112 46q2-14 20-6m84 6q-2-14-20-6'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 3.2, d: 'm120 37c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-22 50c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm44 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-46 52c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm48 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-98-46c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-16 50c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm36 38c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm128-88c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm16 50c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-36 38c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 3.2, 'stroke-linecap': 'round', d: 'm115 56v17m10-17v17m-32 33v17m10-17v17m34-17v17m10-17v17m-56 35v17m10-17v17m38-17v17m10-17v17m-108-63v17m10-17v17m-26 33v17m10-17v17m26 21v17m10-17v17m118-105v17m10-17v17m6 33v17m10-17v17m-46 21v17m10-17v17'}},
    {name: 'path', attributes: {fill: 'green', d: 'm111 43q9-17 18 0-9 7-18 0zm-22 50q9-17 18 0-9 7-18 0zm44 0q9-17 18 0-9 7-18 0zm-46 52q9-17 18 0-9 7-18 0zm48 0q9-17 18 0-9 7-18 0zm-98-46q9-17 18 0-9 7-18 0zm-16 50q9-17 18 0-9 7-18 0zm36 38q9-17 18 0-9 7-18 0zm128-88q9-17 18 0-9 7-18 0zm16 50q9-17 18 0-9 7-18 0zm-36 38q9-17 18 0-9 7-18 0z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.2, d: 'm107 278q16-31-10-47-29-9-55 23-21 25-33 68 40 19 73 21 41 2 54-26 5-30-29-39zm26 0q-34 9-29 39 13 28 54 26 33-2 73-21-12-43-33-68-26-32-55-23-26 16-10 47z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.4, 'stroke-linecap': 'round', d: 'm107 278-84 37m63-27q-6-22 3-44m-3 44q12 18 35 27m-57-18q-6-19-3-41m3 41q10 18 28 30m-49-20q-5-15-2-29m2 29q7 13 20 21m70-50 84 37m-63-27q-12 18-35 27m35-27q6-22-3-44m25 53q-10 18-28 30m28-30q6-19 3-41m18 51q-7 13-20 21m20-21q5-15 2-29'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 256q-26-32-56-12-24 28-2 72 18 34 58 68 40-34 58-68 22-44-2-72-30-20-56 12z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm120 256v110m0-82q-26-4-46-24m46 24q26-4 46-24m-46 52q-24-2-46-16m46 16q24-2 46-16m-46 44q-18-2-32-12m32 12q18-2 32-12'}}
  ],
  '12d': [
    {name: 'path', attributes: {fill: 'gold', d: 'm6 318h228v76h-228z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'green', 'stroke-width': 5, 'stroke-linecap': 'round', d: 'm120 270v-214m-69 214v-130m138 130v-130m-89-36q20-18 40 0m-42 58q22-20 44 0m-110 28q19-18 38 0m100 0q19-18 38 0'}},
    {name: 'path', attributes: {fill: 'purple', stroke: 'face', 'stroke-width': 3.2, d: 'm120 29c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-20 56c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm40 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-42 58c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm44 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-91-26c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-19 56c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm38 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm119-56c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm-19 56c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38zm38 0c13 0 13 21 19 38q-2 12-12 6-7 9-14 0-10 6-12-6c6-17 6-38 19-38z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'pink', 'stroke-width': 3.2, 'stroke-linecap': 'round', d: 'm115 48v17m10-17v17m-30 39v17m10-17v17m30-17v17m10-17v17m-52 41v17m10-17v17m34-17v17m10-17v17m-101-43v17m10-17v17m-29 39v17m10-17v17m28-17v17m10-17v17m109-73v17m10-17v17m-29 39v17m10-17v17m28-17v17m10-17v17'}},
    {name: 'path', attributes: {fill: 'green', d: 'm111 35q9-17 18 0-9 7-18 0zm-20 56q9-17 18 0-9 7-18 0zm40 0q9-17 18 0-9 7-18 0zm-42 58q9-17 18 0-9 7-18 0zm44 0q9-17 18 0-9 7-18 0zm-91-26q9-17 18 0-9 7-18 0zm-19 56q9-17 18 0-9 7-18 0zm38 0q9-17 18 0-9 7-18 0zm119-56q9-17 18 0-9 7-18 0zm-19 56q9-17 18 0-9 7-18 0zm38 0q9-17 18 0-9 7-18 0z'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 4.2, d: 'm107 278q16-31-10-47-29-9-55 23-21 25-33 68 40 19 73 21 41 2 54-26 5-30-29-39zm26 0q-34 9-29 39 13 28 54 26 33-2 73-21-12-43-33-68-26-32-55-23-26 16-10 47z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 3.4, 'stroke-linecap': 'round', d: 'm107 278-84 37m63-27q-6-22 3-44m-3 44q12 18 35 27m-57-18q-6-19-3-41m3 41q10 18 28 30m-49-20q-5-15-2-29m2 29q7 13 20 21m70-50 84 37m-63-27q-12 18-35 27m35-27q6-22-3-44m25 53q-10 18-28 30m28-30q6-19 3-41m18 51q-7 13-20 21m20-21q5-15 2-29'}},
    {name: 'path', attributes: {fill: 'ink', stroke: 'face', 'stroke-width': 5, d: 'm120 256q-26-32-56-12-24 28-2 72 18 34 58 68 40-34 58-68 22-44-2-72-30-20-56 12z'}},
    {name: 'path', attributes: {fill: 'none', stroke: 'face', 'stroke-width': 4, 'stroke-linecap': 'round', d: 'm120 256v110m0-82q-26-4-46-24m46 24q26-4 46-24m-46 52q-24-2-46-16m46 16q24-2 46-16m-46 44q-18-2-32-12m32 12q18-2 32-12'}}
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
