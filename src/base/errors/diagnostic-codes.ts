import type { OUTCOMES } from './reasons.ts'
import type { ErrorRow, SharedCode, TOOL_ERRORS } from './tool-errors.ts'

/** What can be wrong with a recipe or the configuration. Each diagnostic has a suggestion of its own. */
export const DIAGNOSTICS = {
  yaml_syntax: { meaning: 'The file is not YAML.' },
  yaml_alias: { meaning: 'YAML aliases are not allowed.' },
  yaml_anchor: { meaning: 'YAML anchors are not allowed.' },
  yaml_directive: { meaning: 'YAML directives are not allowed.' },
  yaml_merge_key: { meaning: 'YAML merge keys are not allowed.' },
  yaml_second_document: { meaning: 'A file holds one document.' },
  yaml_tag: { meaning: 'YAML tags are not allowed.' },
  file_too_large: { meaning: 'The file is too large.' },
  nested_too_deep: { meaning: 'Lists and maps are nested too deep.' },
  forbidden_character: { meaning: 'A character that readers do not see.' },
  too_many_problems: { meaning: 'Only the first problems are shown.' },

  key_not_text: { meaning: 'A key must be a text.' },
  duplicate_key: { meaning: 'A key is there twice.' },
  unsafe_key: { meaning: 'A name that has a meaning of its own in JavaScript.' },
  unknown_key: { meaning: 'There is no such key here.' },
  missing_key: { meaning: 'A key is missing.' },
  wrong_type: { meaning: 'The value is of the wrong type.' },
  must_be_quoted: { meaning: 'A text without quotes that YAML takes for something else.' },
  empty: { meaning: 'There is nothing here.' },
  out_of_range: { meaning: 'The number is too small or too large.' },
  unknown_value: { meaning: 'The value is none of those to choose from.' },
  duplicate_item: { meaning: 'An item is in a list twice.' },
  invalid_name: { meaning: 'The name has a form that is not allowed.' },

  constraint_mismatch: { meaning: 'The constraint does not belong to the type of the input.' },
  default_unused: { meaning: 'The default of a required input is never used.' },
  invalid_default: { meaning: 'The default does not fit its own constraints.' },
  too_many_inputs: { meaning: 'The recipe has too many inputs.' },
  invalid_glob: { meaning: 'The glob cannot be read.' },
  invalid_host: { meaning: 'This is not the name of a host.' },

  unknown_argument: { meaning: 'The tool has no such argument.' },
  missing_argument: { meaning: 'The tool needs an argument.' },
  tool_and_recipe: { meaning: 'A step calls a tool or a recipe, not both.' },
  duplicate_id: { meaning: 'Two steps have the same id.' },
  too_many_steps: { meaning: 'The recipe has too many steps.' },
  invalid_expect: { meaning: 'An expectation that cannot be read.' },
  report_without_matches: { meaning: 'The step has no matches to report.' },
  not_a_list: { meaning: 'for-each needs a list.' },
  remote_recipe: { meaning: 'Recipes come from the repository itself, or with Sous, and from nowhere else.' },
  recipe_cycle: { meaning: 'Recipes call each other without end.' },
  recipes_too_deep: { meaning: 'Recipes call recipes too deep.' },
  duplicate_recipe: { meaning: 'Two recipes have the same name.' },

  expression_syntax: { meaning: 'The expression cannot be read.' },
  expression_unclosed: { meaning: 'The expression is not closed.' },
  expression_too_long: { meaning: 'The expression is too long.' },
  expression_mixed: { meaning: 'A condition has text around its expression.' },
  expression_not_allowed: { meaning: 'There can be no expression here.' },
  expression_in_command: { meaning: 'A command cannot hold an expression.' },
  unknown_function: { meaning: 'There is no such function.' },
  unknown_name: { meaning: 'There is no such name.' },
  unknown_input: { meaning: 'There is no such input.' },
  unknown_step: { meaning: 'There is no step with that id.' },
  unknown_output: { meaning: 'The step has no such output.' },
  step_not_run_yet: { meaning: 'The step comes later.' },
  item_outside_for_each: { meaning: 'item and index are there only with for-each.' },
  not_json: { meaning: 'The text is not JSON.' },
  not_text: { meaning: 'A list or a map cannot be put into a text.' },
  text_too_large: { meaning: 'The expression gives too much text.' },

  missing_input: { meaning: 'A required input was not given.' },
  duplicate_input: { meaning: 'An input was given twice.' },
  input_syntax: { meaning: 'An input is given as name=value.' },
  input_type: { meaning: 'The value of an input is of the wrong type.' },
  input_out_of_range: { meaning: 'The value of an input is too small or too large.' },
  input_not_an_option: { meaning: 'The value of an input is none of its options.' },
  input_pattern: { meaning: 'The value of an input does not fit its pattern.' },
  input_too_long: { meaning: 'The value of an input is too long.' },

  invalid_date: { meaning: 'The date cannot be read.' },
  rule_expired: { meaning: 'The approval rule has expired and allows nothing.' },
  rule_never_matches: { meaning: 'The approval rule can never match a call.' },
  rule_allows_all: { meaning: 'The approval rule allows every call of a tool.' },
  invalid_login: { meaning: 'This is not the login of a person on GitHub.' },
  invalid_origin: { meaning: 'This is not an origin, such as https://tickets.example.com.' },
  invalid_directory: { meaning: 'This is not a directory below the root of the repository.' },
  unknown_category: { meaning: 'There is no such category.' },
  shadowed_name: { meaning: 'A collection has the name of a category, which is found first.' },
  too_many_entries: { meaning: 'There are too many entries.' },

  invalid_argument: { meaning: 'An argument has a value that the tool does not take.' },
} as const satisfies Readonly<Record<string, ErrorRow>>

export type DiagnosticCode =
  | keyof typeof DIAGNOSTICS
  | SharedCode<typeof TOOL_ERRORS, 'diagnostic'>
  | SharedCode<typeof OUTCOMES, 'diagnostic'>
