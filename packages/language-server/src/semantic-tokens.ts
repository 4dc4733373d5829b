/**
 * Semantic tokens as the protocol carries them: types that every theme has a colour for, and modifiers of our own.
 */
import {tokenModifiers, tokenTypes, type SemanticToken, type TokenType} from '@tehai/language'
import type {TextDocument} from 'vscode-languageserver-textdocument'
import {
  SemanticTokensBuilder,
  SemanticTokenTypes,
  type SemanticTokens,
  type SemanticTokensLegend
} from 'vscode-languageserver/node'

/** The suits have the same colours as in the grammar of the extension. */
const typeNames: Readonly<Record<TokenType, SemanticTokenTypes>> = {
  key: SemanticTokenTypes.property,
  man: SemanticTokenTypes.number,
  pin: SemanticTokenTypes.string,
  sou: SemanticTokenTypes.type,
  honor: SemanticTokenTypes.variable,
  card: SemanticTokenTypes.enumMember,
  fill: SemanticTokenTypes.operator
}

export const tokenLegend: SemanticTokensLegend = {
  tokenTypes: tokenTypes.map(type => typeNames[type]),
  tokenModifiers: [...tokenModifiers]
}

/** Tokens, each relative to the one before it. */
export function protocolTokens(document: TextDocument, tokens: readonly SemanticToken[]): SemanticTokens {
  const builder = new SemanticTokensBuilder()
  for (const {start, end, type, modifiers} of tokens) {
    const {line, character} = document.positionAt(start)
    const bits = modifiers.reduce((sum, one) => sum + 2 ** tokenModifiers.indexOf(one), 0)
    builder.push(line, character, end - start, tokenTypes.indexOf(type), bits)
  }
  return builder.build()
}
