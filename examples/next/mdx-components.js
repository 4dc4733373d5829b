// Next.js asks for this file; elements stay what they are.
export const useMDXComponents = () => ({})
