/**
 * The keys that type Korean: with the input method off, 대기 is `eorl`; with it on, `waits` is ㅈ먀ㅅㄴ.
 */

const [initials, medials, finals] = [
  'r R s e E f a q Q t T d w W c z x v g',
  'k o i O j p u P h hk ho hl y n nj np nl b m ml l',
  'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'
].map(keys => keys.split(' '))

const first = {initial: 0x1100, medial: 0x1161, final: 0x11a8}

/** What is typed for a text on a Korean keyboard (두벌식), in Latin letters. */
export const keysOf = (text: string): string =>
  [...text.normalize('NFKD')].map(letter => keyOf(letter.codePointAt(0)!) ?? letter).join('')

const keyOf = (code: number): string | undefined =>
  initials![code - first.initial] ?? medials![code - first.medial] ?? finals![code - first.final]
