/** What Hexo runs: it is given no function, and waits for what is returned. */
declare const ready: Promise<void>
export = ready
