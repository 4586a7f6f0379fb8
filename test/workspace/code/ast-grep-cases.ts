import type { RuleConfig } from '../../../src/workspace/code/code-query.ts'
import type { CodeLanguageName } from '../../../src/workspace/code/languages.ts'

/** A rule with a file. What ast-grep finds and writes for it is in `test/fixtures/files/ast-grep-results.json`. */
export interface AstGrepCase {
  readonly name: string
  readonly language: CodeLanguageName
  readonly config: RuleConfig
  readonly replace?: string
  readonly expandStart?: RuleConfig['rule']
  readonly expandEnd?: RuleConfig['rule']
  readonly text: string
}

function inTypeScript(
  name: string,
  rule: RuleConfig['rule'] | string,
  text: string,
  more: Partial<AstGrepCase & RuleConfig> = {},
): AstGrepCase {
  return inLanguage('typescript', name, rule, text, more)
}

function inLanguage(
  language: CodeLanguageName,
  name: string,
  rule: RuleConfig['rule'] | string,
  text: string,
  { constraints, utils, transform, ...more }: Partial<AstGrepCase & RuleConfig> = {},
): AstGrepCase {
  const config = { rule: typeof rule === 'string' ? { pattern: rule } : rule, constraints, utils, transform }
  const given = Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) as unknown as RuleConfig
  return { name, language, config: given, text, ...more }
}

const LOOPS = { any: ['for_in_statement', 'for_statement', 'while_statement', 'do_statement'].map((kind) => ({ kind })), stopBy: 'end' }
const EVERY_LOOP = `async function all(list: Job[]) {
  await ready()
  for (const job of list) await job.run()
  for (let i = 0; i < 3; i++) { await list[i].run() }
  while (list.length > 0) { await list.pop().run() }
  do { await list[0].run() } while (again())
  list.map(async (job) => { await job.run() })
}
`

/** The rules are those of ast-grep's catalogue and guide for languages that Sous has. The files are our own. */
export const AST_GREP_CASES: readonly AstGrepCase[] = [
  // cpp
  inLanguage(
    'cpp',
    'struct inheritance',
    'struct $SOMETHING: $INHERITS { $$$BODY; }',
    'struct Dog: Animal {\n  int legs;\n};\nstruct Stone {\n  int weight;\n};\n',
  ),
  inLanguage(
    'cpp',
    'format string',
    '$PRINTF($S, $VAR)',
    'void log_all(char *buffer, const char *line) {\n  // 😀 first\n  fprintf(stderr, line);\n  sprintf(&buffer[2], read_line());\n  fprintf(stderr, "%s", line);\n  fprintf(stderr, "done");\n  other(buffer, line);\n}\n',
    {
      constraints: {
        PRINTF: { regex: '^sprintf|fprintf$' },
        VAR: { not: { any: [{ kind: 'string_literal' }, { kind: 'concatenated_string' }] } },
      },
      replace: '$PRINTF($S, "%s", $VAR)',
    },
  ),
  // go
  inLanguage(
    'go',
    'call in a deferred call',
    { pattern: { context: 'func t() { defer $A.$B(t, failpoint.$M($$$)) }', selector: 'defer_statement' } },
    'package a\n\nfunc TestOne(t *testing.T) {\n\tdefer reset()\n\tdefer require.NoError(t, failpoint.Disable("one"))\n\tdefer require.NoError(t,\n\t\tfailpoint.Disable(\n\t\t\t"two"))\n}\n',
  ),
  inLanguage(
    'go',
    'declarations with a prefix',
    { kind: 'function_declaration', has: { field: 'name', regex: 'Test.*' } },
    'package a\n\nfunc TestSum(t *testing.T) {\n\tcheck(t, 1+1)\n}\n\nfunc sum() {}\n',
  ),
  inLanguage(
    'go',
    'function call',
    { pattern: { context: 'func t() { fmt.Println($A) }', selector: 'call_expression' } },
    'package a\n\nfunc main() {\n\tfmt.Println("one")\n\tfmt.Println("two", 3)\n\tfmt.Printf("four")\n}\n',
    { replace: 'log.Print($A)' },
  ),
  inLanguage(
    'go',
    'package import',
    { kind: 'import_spec', has: { regex: 'github.com/golang-jwt/jwt' } },
    'package a\n\nimport (\n\t"fmt"\n\t"github.com/golang-jwt/jwt"\n\tv5 "github.com/golang-jwt/jwt/v5"\n)\n',
  ),
  inLanguage(
    'go',
    'tag with a dash',
    { pattern: '`$TAG`', inside: { kind: 'field_declaration' } },
    'package a\n\ntype Account struct {\n\tName string `json:"name"`\n\tAdmin bool `json:"-,omitempty"`\n\tKey string `json:"-"`\n}\n',
    { constraints: { TAG: { regex: 'json:"-,.*"' } } },
  ),
  inLanguage(
    'go',
    'statement without an end',
    'return $A',
    'package a\n\nfunc f() (int, error) {\n\tif g() {\n\t\treturn 1, nil\n\t}\n\treturn h(2) // 😀\n}\n',
    {
      replace: 'return wrap($A)',
    },
  ),
  inLanguage(
    'go',
    'deferred calls',
    'defer $FILE.Close()',
    'package a\n\nfunc f() {\n\tfile := open()\n\tdefer file.Close()\n\tdefer lock.Unlock()\n\tfile.Close()\n}\n',
    { replace: 'defer closeQuietly($FILE)' },
  ),
  inLanguage('go', 'short declarations', '$NAME := $VALUE', 'package a\n\nfunc f() {\n\ta := 1\n\tb, c := g()\n\td = 2\n}\n', {
    replace: 'var $NAME = $VALUE',
  }),
  // java
  inLanguage(
    'java',
    'fields of a type',
    { kind: 'field_declaration', has: { field: 'type', regex: '^String$' } },
    '@Entity\nclass Person {\n    @Id\n    private final String key = "k";\n    int age;\n    public String name;\n    List<String> names;\n}\n',
  ),
  inLanguage(
    'java',
    'unused variables',
    {
      kind: 'local_variable_declaration',
      all: [
        { has: { has: { kind: 'identifier', pattern: '$IDENT' } } },
        {
          not: {
            precedes: {
              stopBy: 'end',
              has: {
                stopBy: 'end',
                any: [{ kind: 'identifier', pattern: '$IDENT' }, { has: { kind: 'identifier', pattern: '$IDENT', stopBy: 'end' } }],
              },
            },
          },
        },
      ],
    },
    'class A {\n    void run() {\n        String lost = "lost";\n        String kept = "kept";\n        System.out.println(kept);\n    }\n}\n',
    { replace: '' },
  ),
  // python
  inLanguage('python', 'import of a module', 'import openai', 'import os\nimport openai\nimport openai.types\n', {
    replace: 'from openai import Client',
  }),
  inLanguage('python', 'assignment', 'openai.api_key = $KEY', 'openai.api_key = os.getenv("KEY")\nopenai.other = 1\n', {
    replace: 'client = Client($KEY)',
  }),
  inLanguage(
    'python',
    'arguments over lines',
    'openai.Completion.create($$$ARGS)',
    'def ask(animal):\n    if animal:\n        answer = openai.Completion.create(\n            model="m",\n            prompt=make(animal),  # 😀\n            temperature=0.6,\n        )\n    return openai.Completion.create(model="n")\n',
    { replace: 'client.completions.create(\n  $$$ARGS\n)' },
  ),
  inLanguage(
    'python',
    'optional types',
    { pattern: { context: 'a: Optional[$T]', selector: 'generic_type' } },
    'def a(x: Optional[int], y: Optional[List[str]] = None) -> Optional[bool]:\n    return Optional[1]\n',
    { replace: '$T | None' },
  ),
  inLanguage(
    'python',
    'list comprehensions',
    { pattern: '$LIST', kind: 'list_comprehension' },
    'x = any([n for n in range(10)])\ny = [f"é{m}" for m in x]\nz = [1, 2]\n',
    { transform: { INNER: { substring: { source: '$LIST', startChar: 1, endChar: -1 } } }, replace: '($INNER)' },
  ),
  inLanguage(
    'python',
    'comprehensions in a call',
    '$FUNC($LIST)',
    'any([n for n in range(10)])\nall([n for n in range(9)])\nlist([n for n in range(8)])\nsum([1, 2])\n',
    {
      constraints: { LIST: { kind: 'list_comprehension' }, FUNC: { any: [{ pattern: 'any' }, { pattern: 'all' }, { pattern: 'sum' }] } },
      transform: { INNER: { substring: { source: '$LIST', startChar: 1, endChar: -1 } } },
      replace: '$FUNC($INNER)',
    },
  ),
  inLanguage(
    'python',
    'arguments of fixtures',
    { matches: 'is-fixture-arg', regex: '^db$' },
    '@pytest.fixture\ndef db() -> int:\n    return 5\n\n@pytest.fixture(scope="function")\ndef store(db):\n    return db\n\ndef test_store(db, store):\n    assert db\n\ndef helper(db):\n    return db\n',
    {
      utils: {
        'is-fixture-function': {
          kind: 'function_definition',
          follows: { kind: 'decorator', has: { kind: 'identifier', regex: '^fixture$', stopBy: 'end' } },
        },
        'is-test-function': { kind: 'function_definition', has: { field: 'name', regex: '^test_' } },
        'is-pytest-context': { inside: { stopBy: 'end', any: [{ matches: 'is-fixture-function' }, { matches: 'is-test-function' }] } },
        'is-fixture-arg': { all: [{ kind: 'identifier' }, { inside: { kind: 'parameters' } }, { matches: 'is-pytest-context' }] },
      },
      replace: 'db: int',
    },
  ),
  inLanguage(
    'python',
    'walrus operator',
    { follows: { pattern: { context: '$VAR = $$$EXPR', selector: 'expression_statement' } }, pattern: 'if $VAR: $$$B' },
    'def work():\n    found = find()\n    if found:\n        use(found)\n        again()\n    if other:\n        stop()\n',
    { replace: 'if $VAR := $$$EXPR:\n  $$$B' },
  ),
  inLanguage(
    'python',
    'declaration before a walrus',
    { pattern: { context: '$VAR = $$$EXPR', selector: 'expression_statement' }, precedes: { pattern: 'if $VAR: $$$B' } },
    'found = find()\nif found:\n    use(found)\nlost = find()\nif found:\n    use(lost)\n',
    { replace: '' },
  ),
  inLanguage(
    'python',
    'definition with a body',
    'def foo($X):\n  $$$S',
    'def foo(x):\n    y = x\n    return y + 1\n\ndef bar(x):\n    return x\n',
    {
      replace: 'def baz($X):\n  $$$S',
    },
  ),
  inLanguage('python', 'swapped sides', '$X = $Y', 'a = b\nc = d\nf(g=h)\n', { replace: '$Y = $X' }),
  inLanguage('python', 'lambda to function', '$B = lambda: $R', 'b = lambda: 123\nif b:\n    c = lambda: [\n        456,\n    ]\n', {
    replace: 'def $B():\n  return $R',
  }),
  // ruby
  inLanguage(
    'ruby',
    'path traversal',
    { any: [{ pattern: 'Rails.root.join($$$, $VAR, $$$)' }, { pattern: 'File.join($$$, $VAR, $$$)' }, { pattern: 'send_file $VAR' }] },
    "Rails.root.join('a', params[:b])\nRails.root.join('a', c, 'd.txt')\nFile.join(base, file)\nFile.read(file)\nsend_file params[:file]\n",
  ),
  inLanguage(
    'ruby',
    'action filters',
    {
      any: [{ pattern: 'before_filter $$$ACTION' }, { pattern: 'around_filter $$$ACTION' }, { pattern: 'after_filter $$$ACTION' }],
      has: { pattern: '$FILTER', field: 'method' },
    },
    'class NotesController < ApplicationController\n  before_filter :sign_in\n  around_filter :in_transaction, only: :show\n  before_action :other\nend\n',
    { transform: { NEW_ACTION: { replace: { source: '$FILTER', replace: '_filter', by: '_action' } } }, replace: '$NEW_ACTION $$$ACTION' },
  ),
  inLanguage(
    'ruby',
    'symbol instead of a block',
    '$LIST.$ITER { |$V| $V.$METHOD }',
    '[1, 2].select { |n| n.even? }\nnames.each { |name| name.strip }\nnames.each { |name| other.strip }\nnames.none { |name| name.blank? }\n',
    { constraints: { ITER: { regex: 'map|select|each' } }, replace: '$LIST.$ITER(&:$METHOD)' },
  ),
  // rust
  inLanguage(
    'rust',
    'duplicated exports',
    {
      all: [
        { pattern: 'pub use $B::$C;' },
        { inside: { kind: 'source_file', has: { pattern: 'pub mod $A;' } } },
        { has: { pattern: '$A', stopBy: 'end' } },
      ],
    },
    'pub mod pan;\npub use pan::Pan;\npub use pan::Lid::Knob;\npub use pot::Pot;\n',
  ),
  inLanguage(
    'rust',
    'character offsets',
    '$A.chars().enumerate()',
    'fn main() {\n    for (i, c) in "né😀".chars().enumerate() {\n        show(i, c);\n    }\n}\n',
    {
      replace: '$A.char_indices()',
    },
  ),
  inLanguage(
    'rust',
    'number of digits',
    '$NUM.to_string().chars().count()',
    'fn f(n: usize) -> usize {\n    (n + 1).to_string().chars().count()\n}\n',
    {
      replace: '$NUM.checked_ilog10().unwrap_or(0) + 1',
    },
  ),
  inLanguage(
    'rust',
    'unsafe functions',
    {
      all: [
        { kind: 'function_item' },
        { has: { kind: 'function_modifiers', regex: '^unsafe' } },
        { not: { has: { kind: 'unsafe_block', stopBy: 'end' } } },
      ],
    },
    'unsafe fn idle() {\n    work();\n}\n\nunsafe fn busy() -> i32 {\n    unsafe { read() }\n}\n\nfn safe() {}\n\nunsafe async fn later() -> i32 {\n    1\n}\n',
  ),
  inLanguage(
    'rust',
    'raw strings in a macro',
    'indoc! { r#"$$$A"# }',
    'fn main() {\n    indoc! {r#"\n        .pan {\n            order: 1;\n        }\n    "#};\n}\n',
  ),
  inLanguage(
    'rust',
    'candidates for let chains',
    {
      matches: 'if-no-else',
      has: { field: 'consequence', kind: 'block', has: { matches: 'sole-inner-if-stmt' } },
      any: [{ matches: 'if-let-no-else' }, { has: { field: 'consequence', kind: 'block', has: { matches: 'sole-inner-if-let-stmt' } } }],
    },
    'fn cook(pan: Option<Pan>, hot: bool) {\n    if let Some(pan) = pan {\n        if pan.is_hot() {\n            fry(pan);\n        }\n    }\n    if hot {\n        if let Some(lid) = find() {\n            lift(lid);\n        }\n    }\n    if hot {\n        if cold() {\n            stop();\n        }\n    }\n    if let Some(pan) = pan {\n        wash();\n        if pan.is_hot() {\n            fry(pan);\n        }\n    }\n}\n',
    {
      utils: {
        'sole-child': { all: [{ nthChild: 1 }, { nthChild: { position: 1, reverse: true } }] },
        'if-no-else': { kind: 'if_expression', not: { has: { field: 'alternative', kind: 'else_clause' } } },
        'if-let-no-else': { matches: 'if-no-else', has: { field: 'condition', kind: 'let_condition' } },
        'sole-inner-if-stmt': { kind: 'expression_statement', matches: 'sole-child', has: { matches: 'if-no-else' } },
        'sole-inner-if-let-stmt': { kind: 'expression_statement', matches: 'sole-child', has: { matches: 'if-let-no-else' } },
      },
    },
  ),
  // tsx
  inLanguage(
    'tsx',
    'short circuits',
    { kind: 'jsx_expression', has: { pattern: '$A && $B' }, not: { inside: { kind: 'jsx_attribute' } } },
    'const a = <ul hidden={b && c}>{ list.length && list.map((one) => <li/>) }</ul>\n',
    { replace: '{$A ? $B : null}' },
  ),
  inLanguage(
    'tsx',
    'links in links',
    { pattern: '<a $$$>$$$A</a>', has: { pattern: '<a $$$>$$$</a>', stopBy: 'end' } },
    'const Wrong = () => <a href="/one">\n  <b><a href="/two">in</a></b>\n</a>\nconst Right = () => <a href="/one">text</a>\n',
  ),
  inLanguage(
    'tsx',
    'types of state',
    'useState<number>($A)',
    'const [a, setA] = useState<number>(1)\nconst [b, setB] = useState<string>("b")\n',
    { replace: 'useState($A)' },
  ),
  inLanguage(
    'tsx',
    'names of attributes',
    { pattern: '$PROP', regex: '([a-z]+)-([a-z])', kind: 'property_identifier', inside: { kind: 'jsx_attribute' } },
    'const icon = <path d="M1 2" stroke-linecap="round" fill-opacity="0.5" data="a-b" title="😀" />\n',
    { transform: { NEW_PROP: { convert: { source: '$PROP', toCase: 'camelCase' } } }, replace: '$NEW_PROP' },
  ),
  inLanguage(
    'tsx',
    'memoized functions',
    { any: [{ pattern: 'useCallback($FN, $$$)' }, { pattern: 'memo($FN, $$$)' }] },
    'const View = () => {\n  const add = useCallback(() => {\n    setCount((count) => count + 1)\n  }, [])\n  return <b onClick={add} />\n}\n',
    { replace: '$FN' },
  ),
  inLanguage(
    'tsx',
    'memoized values',
    'useMemo($FN, $$$)',
    'const View = () => {\n  const sum = useMemo(() => {\n    return count * 2\n  }, [count])\n}\n',
    { replace: '($FN)()' },
  ),
  inLanguage(
    'tsx',
    'observed components',
    'export const $COMP = observer($FUNC)',
    'export const Pan = observer(() => {\n  return <div>Hot</div>\n})\nexport const Pot = other(() => null)\n',
    { replace: 'const Base$COMP = $FUNC\nexport const $COMP = observer(Base$COMP)' },
  ),
  inLanguage(
    'tsx',
    'hooks that are none',
    {
      any: [{ pattern: 'function $FUNC($$$) { $$$ }' }, { pattern: 'let $FUNC = ($$$) => $$$' }, { pattern: 'const $FUNC = ($$$) => $$$' }],
      has: { pattern: '$BODY', kind: 'statement_block', stopBy: 'end' },
    },
    'function useNothing(list) {\n  return list.length\n}\nconst useLess = (list) => {\n  return list.length\n}\nfunction useful() {\n  useEffect(() => {\n    log()\n  })\n}\n',
    {
      utils: { hook_call: { has: { kind: 'call_expression', regex: '^use', stopBy: 'end' } } },
      constraints: { FUNC: { regex: '^use' }, BODY: { not: { matches: 'hook_call' } } },
    },
  ),
  // typescript
  inTypeScript(
    'imports of files without an ending',
    {
      regex: '/[^.]+[^/]$',
      kind: 'string_fragment',
      any: [
        { inside: { stopBy: 'end', kind: 'import_statement' } },
        { inside: { stopBy: 'end', kind: 'call_expression', has: { field: 'function', regex: '^import$' } } },
      ],
    },
    'import a from "./pan"\nimport b from "./pot.js"\nimport "./lid/"\nimport { c } from "spoon"\nimport("./late")\ncall("./other")\n',
  ),
  inTypeScript(
    'imports and their names',
    {
      any: [
        {
          all: [
            { kind: 'import_specifier' },
            { has: { field: 'alias', pattern: '$ALIAS' } },
            { has: { field: 'name', pattern: '$ORIGINAL' } },
            { inside: { stopBy: 'end', kind: 'import_statement', has: { field: 'source', pattern: '$SOURCE' } } },
          ],
        },
        {
          all: [
            { kind: 'import_statement' },
            { has: { kind: 'import_clause', has: { kind: 'identifier', pattern: '$DEFAULT_NAME' } } },
            { has: { field: 'source', pattern: '$SOURCE' } },
          ],
        },
        {
          all: [
            { kind: 'import_statement' },
            { not: { has: { kind: 'import_clause' } } },
            { has: { field: 'source', pattern: '$SOURCE' } },
          ],
        },
      ],
    },
    "import pan, { lid as top, pot } from 'kitchen'\nimport './side-effect'\nimport * as all from 'all'\n",
  ),
  inTypeScript(
    'uses of an import',
    {
      kind: 'identifier',
      pattern: '$MOD',
      inside: {
        stopBy: 'end',
        kind: 'program',
        has: { kind: 'import_statement', has: { stopBy: 'end', kind: 'import_specifier', pattern: '$MOD' } },
      },
    },
    "import { Pan } from 'kitchen'\nconst size = 3\nfunction cook() {\n  return new Pan(size)\n}\n",
  ),
  inTypeScript(
    'renamed exports',
    { regex: '^Machine|interpret$', pattern: '$IMPT', matches: 'XS_EXPORT' },
    "import { Machine, interpret } from 'xstate'\nconst machine = Machine({ on: {} })\nconst actor = interpret(machine, {})\n",
    {
      utils: {
        FROM_XS: { kind: 'import_statement', has: { kind: 'string', regex: 'xstate' } },
        XS_EXPORT: { kind: 'identifier', inside: { has: { matches: 'FROM_XS' }, stopBy: 'end' } },
      },
      transform: {
        STEP1: { replace: { by: 'create$1', replace: '(Machine)', source: '$IMPT' } },
        FINAL: { replace: { by: 'createActor', replace: 'interpret', source: '$STEP1' } },
      },
      replace: '$FINAL',
    },
  ),
  inTypeScript('renamed methods', '$MACHINE.withConfig', 'const one = machine.withConfig({ guards: {} })\nmachine.other()\n', {
    replace: '$MACHINE.provide',
  }),
  inTypeScript(
    'renamed keys of an argument',
    { kind: 'property_identifier', regex: '^services$', inside: { pattern: '$M.withConfig($$$ARGS)', stopBy: 'end' } },
    'a.withConfig({ services: {}, guards: { services: 1 } })\nb.provide({ services: {} })\n',
    { replace: 'actors' },
  ),
  inTypeScript(
    'methods without a decorator',
    {
      pattern: { context: 'class Hi { $METHOD() { $$$_} }', selector: 'method_definition' },
      inside: { pattern: 'class $KLASS $$$_ { $$$_ }', stopBy: 'end', not: { has: { pattern: '@Component($$$_)' } } },
    },
    'class Plain {\n  ngOnInit() {}\n  other() {}\n}\n\n@Component()\nclass Marked {\n  ngOnInit() {}\n}\n',
    { constraints: { METHOD: { regex: 'ngOnInit|ngOnDestroy' } } },
  ),
  inTypeScript(
    'await in Promise.all',
    {
      pattern: 'await $A',
      inside: { pattern: 'Promise.all($_)', stopBy: { not: { any: [{ kind: 'array' }, { kind: 'arguments' }] } } },
    },
    'const [a, b] = await Promise.all([\n  await one(),\n  two(),\n  (async () => { await three() })(),\n])\n',
    { replace: '$A' },
  ),
  inTypeScript(
    'console outside of catch',
    {
      any: [
        { pattern: 'console.error($$$)', not: { inside: { kind: 'catch_clause', stopBy: 'end' } } },
        { pattern: 'console.$METHOD($$$)' },
      ],
    },
    "console.debug('')\ntry {\n  console.log('a', 1)\n} catch (e) {\n  console.error(e)\n}\nconsole.error('out')\n",
    { constraints: { METHOD: { regex: 'log|debug|warn' } } },
  ),
  inTypeScript(
    'instances in assertions',
    { any: [{ pattern: '$NAME.should.be.an.instanceof($TYPE)' }, { pattern: '$NAME.should.be.an.instanceOf($TYPE)' }] },
    "it('makes one', () => {\n  pan.should.be.an.instanceof(Pan)\n  pot.lid.should.be.an.instanceOf(Lid)\n  pan.should.be.a('object')\n})\n",
    { replace: 'expect($NAME).instanceOf($TYPE)' },
  ),
  inTypeScript(
    'assertions',
    '$NAME.should.be.$PROP',
    "it('has methods', () => {\n  pan.on.should.be.a('function')\n  pan.off.should.be.ok\n})\n",
    {
      replace: 'expect($NAME).to.be.$PROP',
    },
  ),
  inTypeScript('logical assignments', '$A = $A || $B', "a.time = a.time || 10\nb = c || 10\na['title'] = a['title'] || 'none 😀'\n", {
    replace: '$A ||= $B',
  }),
  // The guide
  inTypeScript('await in any loop', { pattern: 'await $PROMISE', inside: LOOPS }, EVERY_LOOP),
  inTypeScript(
    'statement after another one',
    { pattern: "console.log('b');", follows: { pattern: "console.log('a');" } },
    "console.log('b');\nconsole.log('a');\nconsole.log('b');\n",
  ),
  inTypeScript(
    'keys, not values',
    { kind: 'pair', has: { field: 'key', regex: 'prototype' } },
    'const a = {\n  prototype: b,\n  c: prototype,\n}\n',
  ),
  inLanguage(
    'javascript',
    'removed pairs with their comma',
    { kind: 'pair', has: { field: 'key', regex: 'Remove' } },
    "const a = {\n  Remove: 'one'\n}\nconst b = {\n  Remove: 'one',\n  Kept: 'two',\n}\n",
    {
      replace: '',
      expandEnd: { regex: ',' },
    },
  ),
  inLanguage('javascript', 'guarded calls', '$PROP && $PROP()', 'if (run && run()) {}\na.b && a.b()\na.b && a.c()\nrun && run(1)\n', {
    replace: '$PROP?.()',
  }),
  inTypeScript('numbers of children', { kind: 'number', nthChild: '2n+1' }, 'const a = [1, 2, 3, 4, 5]\n', { replace: '0' }),
  inTypeScript(
    'last of a kind',
    { kind: 'number', nthChild: { position: 1, reverse: true, ofRule: { kind: 'number' } } },
    'const a = [1, 2, "b"]\nf(3, 4, c)\n',
  ),
  inLanguage(
    'css',
    'colours',
    { pattern: { context: 'a { color: $COLOR; }', selector: 'declaration' } },
    '.a {\n  color: red;\n  background: blue;\n  color: #fff\n}\n',
  ),
  inLanguage('bash', 'commands', 'echo $A', 'if true; then\n  echo one\nfi\necho "two three"\nprintf four\n', {
    replace: "printf '%s\\n' $A",
  }),
  inLanguage(
    'csharp',
    'calls',
    { pattern: { context: 'class A { void M() { Console.WriteLine($A); } }', selector: 'invocation_expression' } },
    'class B {\n  void Run() {\n    Console.WriteLine("ä😀");\n    Console.Write(1);\n  }\n}\n',
    {
      replace: 'Log.Info($A)',
    },
  ),
  // Indentation
  inTypeScript(
    'captures of several lines',
    'outer($A, $B)',
    'if (x) {\n    outer(\n        () => {\n            one()\n        },\n        [\n            2,\n        ],\n    )\n}\n\touter(() => {\n\t\tthree()\n\t}, 4)\n',
    { replace: 'inner({\n  a: $A,\n    b: $B,\n})' },
  ),
]
