import type { JSX } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { t } from '../app/i18n.ts'
import { Field, type FieldControl, TextControl } from './field.tsx'
import { Icon } from './icon.tsx'

/** The part of JSON Schema that tool arguments use. */
export interface FieldSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly FieldSchema[]
  readonly oneOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | FieldSchema
  readonly minimum?: number
  readonly maximum?: number
}

export type FormPath = readonly (string | number)[]

export interface SchemaFormProps {
  readonly schema: FieldSchema
  readonly value: Readonly<Record<string, unknown>>
  /** `undefined` removes the value. */
  readonly onChange: (path: FormPath, value: unknown) => void
  /** What is wrong with a value, by its path. */
  readonly errorsAt?: (path: FormPath) => readonly string[]
  /** In recipes, any value can be an expression such as `${{ inputs.version }}`. */
  readonly takesExpressions?: boolean
  /** Folds optional values that are not set. */
  readonly foldsOptional?: boolean
}

/** A form for what a JSON Schema describes. */
export function SchemaForm({ schema, value, foldsOptional = false, ...rest }: SchemaFormProps): JSX.Element {
  const [showsAll, setShowsAll] = useState(false)
  const required = new Set(schema.required)
  const known = Object.entries(schema.properties ?? {})
  // Fields with a value keep their place, so that nothing jumps while someone types.
  const pinned = useRef(new Set<string>())
  for (const [name] of known) if (value[name] !== undefined) pinned.current.add(name)
  const isAtHand = (name: string) => !foldsOptional || required.has(name) || pinned.current.has(name)
  const folded = known.filter(([name]) => !isAtHand(name))
  const field = ([name, each]: readonly [string, FieldSchema]) => (
    <SchemaField key={name} name={name} schema={each} value={value[name]} path={[name]} isRequired={required.has(name)} {...rest} />
  )
  return (
    <div class="schema-form">
      {known.filter(([name]) => isAtHand(name)).map(field)}
      {folded.length > 0 && (
        <button type="button" class="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          <Icon name="fold" />
          {t('form.optional', { count: folded.length })}
        </button>
      )}
      {showsAll && folded.map(field)}
    </div>
  )
}

type FormContext = Pick<SchemaFormProps, 'onChange' | 'errorsAt' | 'takesExpressions'>

interface SchemaFieldProps extends FormContext {
  readonly name: string
  readonly schema: FieldSchema
  readonly value: unknown
  readonly path: FormPath
  readonly isRequired: boolean
}

function SchemaField({ name, schema, value, path, isRequired, ...context }: SchemaFieldProps): JSX.Element {
  const { errorsAt = () => [] } = context
  const kind = kindOf(schema, value, context.takesExpressions === true)
  const standard = schema.default === undefined || kind === 'boolean' ? '' : t('form.default', { value: shortValue(schema.default) })
  const help = [schema.description ?? '', standard].filter((each) => each !== '').join(' · ')
  if (kind === 'texts') return <TextsField {...{ name, value, path, help, isRequired }} errors={errorsAt(path)} {...context} />
  if (kind === 'map') return <MapField {...{ name, value, path, help }} errors={errorsAt(path)} {...context} />
  return (
    <Field label={name} isCode={true} help={help} errors={errorsAt(path)} isRequired={isRequired}>
      {(control) => (
        <ValueControl {...{ control, kind, schema, value, isRequired, name }} onValue={(next) => context.onChange(path, next)} />
      )}
    </Field>
  )
}

type Kind = 'text' | 'number' | 'boolean' | 'choice' | 'texts' | 'map' | 'json'

function kindOf(schema: FieldSchema, value: unknown, takesExpressions: boolean): Kind {
  const isExpression = takesExpressions && typeof value === 'string' && value.includes('${{')
  const choices = schema.anyOf ?? schema.oneOf
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (choices !== undefined) {
    const list = choices.find((each) => each.type === 'array')
    const hasText = choices.some((each) => each.type === 'string')
    const fits = value === undefined || typeof value === 'string' || isTexts(value)
    return hasText && fits ? (list?.items?.type === 'string' ? 'texts' : 'text') : 'json'
  }
  if (isExpression) return 'text'
  if (schema.enum !== undefined) return 'choice'
  if (type === 'array' && schema.items?.type === 'string' && (value === undefined || isTexts(value))) return 'texts'
  if (type === 'object' && isMapOfTexts(schema) && (value === undefined || isTextMap(value))) return 'map'
  if (type === 'boolean' && (value === undefined || typeof value === 'boolean')) return 'boolean'
  if ((type === 'number' || type === 'integer') && (value === undefined || typeof value === 'number')) return 'number'
  if (type === 'string' && (value === undefined || typeof value === 'string')) return 'text'
  return type === 'string' && typeof value !== 'object' ? 'text' : 'json'
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((each) => typeof each === 'string')
const isTextMap = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((each) => typeof each === 'string')
const isMapOfTexts = ({ properties, additionalProperties }: FieldSchema): boolean =>
  properties === undefined && typeof additionalProperties === 'object' && additionalProperties.type === 'string'

function shortValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

interface ValueControlProps {
  readonly control: FieldControl
  readonly kind: Kind
  readonly schema: FieldSchema
  readonly value: unknown
  readonly name: string
  readonly isRequired: boolean
  readonly onValue: (value: unknown) => void
}

function ValueControl({ control, kind, schema, value, isRequired, name, onValue }: ValueControlProps): JSX.Element {
  switch (kind) {
    case 'boolean':
      return <BooleanControl {...{ control, schema, value, onValue }} />
    case 'choice':
      return (
        <select
          {...control}
          value={value === undefined ? '' : String(value)}
          onChange={({ currentTarget: { value: chosen } }) => onValue(schema.enum?.find((each) => String(each) === chosen))}
        >
          <option value="">{t('form.unset')}</option>
          {schema.enum?.map((each) => (
            <option key={String(each)} value={String(each)}>
              {String(each)}
            </option>
          ))}
        </select>
      )
    case 'number':
      return <TypedControl control={control} value={value} read={readNumber} write={(each) => String(each)} onValue={onValue} />
    case 'json':
      return <TypedControl control={control} value={value} read={readJson} write={writeJson} onValue={onValue} isMultiline={true} />
    default:
      return (
        <TextControl
          {...control}
          value={value === undefined ? '' : String(value)}
          isMultiline={LONG_TEXTS.test(name)}
          onValue={(text) => onValue(text === '' && !isRequired ? undefined : text)}
        />
      )
  }
}

/** Arguments that usually hold more than one line. */
const LONG_TEXTS = /^(?:content|patch|text|template|command|body)$/

function BooleanControl({
  control,
  schema,
  value,
  onValue,
}: Pick<ValueControlProps, 'control' | 'schema' | 'value' | 'onValue'>): JSX.Element {
  const standard =
    schema.default === undefined ? t('form.unset') : t('form.default', { value: t(schema.default === true ? 'form.yes' : 'form.no') })
  return (
    <select
      {...control}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget: { value: chosen } }) => onValue(chosen === '' ? undefined : chosen === 'true')}
    >
      <option value="">{standard}</option>
      <option value="true">{t('form.yes')}</option>
      <option value="false">{t('form.no')}</option>
    </select>
  )
}

type ReadText = (text: string) => { readonly value: unknown } | { readonly problem: string }

const readNumber: ReadText = (text) => {
  if (text.trim() === '') return { value: undefined }
  if (text.includes('${{')) return { value: text }
  const number = Number(text)
  return Number.isFinite(number) ? { value: number } : { problem: t('form.notNumber') }
}

const readJson: ReadText = (text) => {
  if (text.trim() === '') return { value: undefined }
  if (text.trimStart().startsWith('${{')) return { value: text }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: t('form.notJson', { reason: error instanceof Error ? error.message : '' }) }
  }
}

const writeJson = (value: unknown): string => (typeof value === 'string' && value.includes('${{') ? value : JSON.stringify(value, null, 2))

interface TypedControlProps {
  readonly control: FieldControl
  readonly value: unknown
  readonly read: ReadText
  readonly write: (value: unknown) => string
  readonly onValue: (value: unknown) => void
  readonly isMultiline?: boolean
}

/** Unfinished text stays as typed, and counts once it parses. */
function TypedControl({ control, value, read, write, onValue, isMultiline = false }: TypedControlProps): JSX.Element {
  const shown = value === undefined ? '' : write(value)
  const [text, setText] = useState(shown)
  const typed = read(text)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const same = 'value' in typed && JSON.stringify(typed.value) === JSON.stringify(value)
    if (!same && problem === '') setText(shown)
  }, [shown])
  return (
    <>
      <TextControl
        {...control}
        aria-invalid={problem !== '' || control['aria-invalid'] === true ? true : undefined}
        value={text}
        isMultiline={isMultiline}
        onValue={(next) => {
          setText(next)
          const result = read(next)
          setProblem('problem' in result ? result.problem : '')
          if ('value' in result) onValue(result.value)
        }}
      />
      {problem !== '' && (
        <p class="error-text" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

interface ListFieldProps extends FormContext {
  readonly name: string
  readonly value: unknown
  readonly path: FormPath
  readonly help: string
  readonly errors: readonly string[]
  readonly isRequired?: boolean
}

/** One text, or a list with one per line. */
function TextsField({ name, value, path, help, errors, isRequired = false, onChange, errorsAt = () => [] }: ListFieldProps): JSX.Element {
  const id = useId()
  const items = isTexts(value) ? value : value === undefined ? [''] : [String(value)]
  const isList = isTexts(value)
  const set = (index: number, text: string) => {
    if (isList) onChange([...path, index], text)
    else onChange(path, text === '' && !isRequired ? undefined : text)
  }
  const all = [...errors, ...items.flatMap((_, index) => errorsAt([...path, index]))]
  return (
    <fieldset class="field list-field">
      <legend>
        <code>{name}</code>
        {isRequired && <span class="dim"> {t('form.required')}</span>}
      </legend>
      {items.map((item, index) => (
        <div class="row" key={index}>
          <TextControl
            id={`${id}-${index}`}
            aria-describedby={help === '' ? undefined : `${id}-help`}
            aria-invalid={all.length > 0 ? true : undefined}
            aria-label={t('form.item', { label: name, number: index + 1 })}
            value={item}
            onValue={(text) => set(index, text)}
          />
          {items.length > 1 && (
            <button
              type="button"
              class="icon-button"
              aria-label={t('form.remove', { item: t('form.item', { label: name, number: index + 1 }) })}
              onClick={() => onChange([...path, index], undefined)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
      {value !== undefined && (
        <button type="button" class="link" onClick={() => onChange(path, [...items, ''])}>
          <Icon name="add" />
          {t('form.add')}
        </button>
      )}
      {all.length > 0 && (
        <div class="error-text">
          {all.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {help !== '' && (
        <p id={`${id}-help`} class="help">
          {help}
        </p>
      )}
    </fieldset>
  )
}

/** A map of names to texts. A name counts once it is complete and unique. */
function MapField({ name, value, path, help, errors, onChange }: ListFieldProps): JSX.Element {
  const [added, setAdded] = useState('')
  const id = useId()
  const entries = Object.entries(isTextMap(value) ? value : {})
  const add = () => {
    if (added === '' || entries.some(([key]) => key === added)) return
    onChange([...path, added], '')
    setAdded('')
  }
  return (
    <fieldset class="field list-field">
      <legend>
        <code>{name}</code>
      </legend>
      {entries.map(([key, text], index) => (
        <div class="row" key={key}>
          <code>{key}</code>
          <TextControl
            id={`${id}-${index}`}
            aria-label={t('form.value', { label: key, number: index + 1 })}
            value={text}
            onValue={(next) => onChange([...path, key], next)}
          />
          <button
            type="button"
            class="icon-button"
            aria-label={t('form.remove', { item: key })}
            onClick={() => onChange([...path, key], undefined)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <div class="row">
        <input
          aria-label={t('form.key', { label: name, number: entries.length + 1 })}
          value={added}
          autocomplete="off"
          onInput={(event) => setAdded(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <button type="button" onClick={add}>
          {t('form.add')}
        </button>
      </div>
      {errors.length > 0 && <p class="error-text">{errors.join(' ')}</p>}
      {help !== '' && <p class="help">{help}</p>}
    </fieldset>
  )
}
