export {
  defineRules,
  parseRuleValue,
  ruleChanges,
  ruleFault,
  ruleOptions,
  type RuleChanges,
  type RuleFault,
  type RuleOption
} from './define.js'
export {assertOptions, assertRules} from './guard.js'
export * from './rules.js'
