import type { OUTCOMES } from './reasons.ts'
import type { ErrorRow, SharedCode, TOOL_ERRORS } from './tool-errors.ts'

/** What can be wrong with a recipe or the configuration. Each diagnostic has its own suggestion. */
export const DIAGNOSTICS = {
  yaml_syntax: { meaning: 'The file is not YAML.' },
  yaml_alias: { meaning: 'YAML aliases are not allowed.' },
  yaml_anchor: { meaning: 'YAML anchors are not allowed.' },
  yaml_directive: { meaning: 'YAML directives are not allowed.' },
  yaml_merge_key: { meaning: 'YAML merge keys are not allowed.' },
  yaml_second_document: { meaning: 'The file has more than one YAML document.' },
  yaml_tag: { meaning: 'YAML tags are not allowed.' },
  file_too_large: { meaning: 'The file is too large.' },
  nested_too_deep: { meaning: 'Lists and maps are nested too deeply.' },
  forbidden_character: { meaning: 'The file contains an invisible character.' },
  too_many_problems: { meaning: 'Only the first problems are shown.' },

  key_not_text: { meaning: 'A key must be a string.' },
  duplicate_key: { meaning: 'A key appears twice.' },
  unsafe_key: { meaning: 'The key is a reserved name in JavaScript.' },
  unknown_key: { meaning: 'The key does not exist here.' },
  missing_key: { meaning: 'A key is missing.' },
  wrong_type: { meaning: 'The value has the wrong type.' },
  must_be_quoted: { meaning: 'A string needs quotes, because YAML reads it as something else.' },
  empty: { meaning: 'The value is empty.' },
  out_of_range: { meaning: 'The number is too small or too large.' },
  unknown_value: { meaning: 'The value is not one of the options.' },
  duplicate_item: { meaning: 'A list contains an item twice.' },
  invalid_name: { meaning: 'The name is not valid.' },

  constraint_mismatch: { meaning: 'The constraint does not apply to the type of the input.' },
  default_unused: { meaning: 'The default of a required input is never used.' },
  invalid_default: { meaning: 'The default does not meet the constraints of the input.' },
  too_many_inputs: { meaning: 'The recipe has too many inputs.' },
  invalid_glob: { meaning: 'The glob is not valid.' },
  invalid_host: { meaning: 'This is not a host name.' },

  unknown_argument: { meaning: 'The tool has no such argument.' },
  missing_argument: { meaning: 'A required argument is missing.' },
  tool_and_recipe: { meaning: 'A step calls a tool or a recipe, not both.' },
  duplicate_id: { meaning: 'Two steps have the same id.' },
  too_many_steps: { meaning: 'The recipe has too many steps.' },
  invalid_expect: { meaning: 'The expectation is not valid.' },
  report_without_matches: { meaning: 'The step has no matches to report.' },
  not_a_list: { meaning: 'for-each needs a list.' },
  remote_recipe: { meaning: 'Recipes can only come from the repository or from Sous itself.' },
  recipe_cycle: { meaning: 'Recipes call each other in a cycle.' },
  recipes_too_deep: { meaning: 'Recipes call recipes too deeply.' },
  duplicate_recipe: { meaning: 'Two recipes have the same name.' },

  expression_syntax: { meaning: 'The expression is not valid.' },
  expression_unclosed: { meaning: 'The expression is not closed.' },
  expression_too_long: { meaning: 'The expression is too long.' },
  expression_mixed: { meaning: 'A condition must be a single expression, without text around it.' },
  expression_not_allowed: { meaning: 'Expressions are not allowed here.' },
  expression_in_command: { meaning: 'A command cannot contain an expression.' },
  unknown_function: { meaning: 'The function does not exist.' },
  unknown_name: { meaning: 'The name does not exist.' },
  unknown_input: { meaning: 'The input does not exist.' },
  unknown_step: { meaning: 'No step has that id.' },
  unknown_output: { meaning: 'The step has no such output.' },
  step_not_run_yet: { meaning: 'The step runs later.' },
  item_outside_for_each: { meaning: 'item and index exist only in steps with for-each.' },
  not_json: { meaning: 'The text is not JSON.' },
  not_text: { meaning: 'A list or map cannot be part of a string.' },
  text_too_large: { meaning: 'The result of the expression is too long.' },

  missing_input: { meaning: 'A required input is missing.' },
  duplicate_input: { meaning: 'An input was given twice.' },
  input_syntax: { meaning: 'Inputs have the form name=value.' },
  input_type: { meaning: 'The value of an input has the wrong type.' },
  input_out_of_range: { meaning: 'The value of an input is too small or too large.' },
  input_not_an_option: { meaning: 'The value of an input is not one of its options.' },
  input_pattern: { meaning: 'The value of an input does not match its pattern.' },
  input_too_long: { meaning: 'The value of an input is too long.' },

  invalid_date: { meaning: 'The date is not valid.' },
  rule_expired: { meaning: 'The approval rule has expired and no longer allows anything.' },
  rule_never_matches: { meaning: 'The approval rule can never match a call.' },
  rule_allows_all: { meaning: 'The approval rule allows every call of a tool.' },
  invalid_login: { meaning: 'This is not a GitHub login.' },
  invalid_origin: { meaning: 'This is not an origin, such as https://tickets.example.com.' },
  invalid_directory: { meaning: 'This is not a directory below the root of the repository.' },
  unknown_category: { meaning: 'The category does not exist.' },
  shadowed_name: { meaning: 'A collection has the same name as a category, which comes first.' },
  too_many_entries: { meaning: 'There are too many entries.' },

  invalid_argument: { meaning: 'The tool does not accept the value of an argument.' },
} as const satisfies Readonly<Record<string, ErrorRow>>

export type DiagnosticCode =
  | keyof typeof DIAGNOSTICS
  | SharedCode<typeof TOOL_ERRORS, 'diagnostic'>
  | SharedCode<typeof OUTCOMES, 'diagnostic'>
