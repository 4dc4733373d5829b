// Next.js requires this file; it changes no element.
export const useMDXComponents = () => ({})
