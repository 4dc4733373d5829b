/**
 * What to show of each dialect besides its own example and what Tehai can write in it.
 */
export const examples = {
  mpsz: ['1230m456p', '1234567z', '東南西北白發中', '123m456p789s1122z 2z'],
  arashino: ['2-13m', '55-5p', '555-p', '44-44s', '5-55=0p', '1111+z'],
  paiga: ['gya5p', 't n s p h r c', '78y9p', '55y5p', '555yp', 'o33so', 'r5m'],
  quote: ["2'13p", "44'4s", "666'z", "33'33m", "7'7'77s", '4xx4s'],
  typed: ['123m406p', "55'5z"],
  kobalab: ['m123p456s789z4567', 'm055z77,m78-9,z5555,z666=,', 'm123p055s789z1117*'],
  tenhou: ['19m19p19s1234567z'],
  'tenhou-meld': ['c275226', 'p252525', '3737p37', 'k16161616'],
  mjai: ['5mr E S W N P F C ?'],
  unicode: ['🀇🀙🀐🀀🀆🀅🀄🀫'],
  mjt: ['1"33s\'', '37\'7s"', '0110z', "2'34p6'57s"],
  mahgen: ['1_11s', '77^7z', '55v5p', '0z11p0z', '123p|456s'],
  merjong: ['X11Xm'],
  pymdownx: ['(111p^)', '(999s>)', '(1111z>)'],
  tempai: ['-555z'],
  ja: ['一二三①②③１２３TN西北白R中'],
  jekyll: ['1Z11z'],
  mpszf: ['2-3*333z'],
  'riichi-hand': ['ESWNwgr?', '11*1**1m']
}

/** Hands to show in every dialect that can be written, in the notation of Tehai. */
export const hands = [
  '123m456p789s1122z 2z',
  '340m067p',
  "1'23p",
  "5'55p",
  "55'5p",
  "555'p",
  "44'44s",
  "5'5'50p",
  '1111+z'
]
