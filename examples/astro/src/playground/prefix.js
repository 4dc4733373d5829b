/**
 * Which proposals fit what is typed.
 */

/** Whether a label begins with what is typed; case does not matter, nor do spaces around it. */
export const beginsWith = (label, typed) => label.toLowerCase().startsWith(typed.trim().toLowerCase())
