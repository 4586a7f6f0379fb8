import { describe, expect, it } from 'vitest'
import type { Digest } from '../../src/base/recipe.ts'
import { type CampaignLeaf, CampaignTree, isMember, type MembershipProof } from '../../src/campaign/campaign-digest.ts'
import { fc } from '../support/property.ts'

const digest: fc.Arbitrary<Digest> = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 64,
  maxLength: 64,
}) as fc.Arbitrary<never>

const leaf: fc.Arbitrary<CampaignLeaf> = fc.record({
  repository: fc.string({ unit: 'binary', maxLength: 6 }),
  head: fc.constantFrom('', 'a'.repeat(40), 'b'.repeat(40)),
  plan: digest,
  group: fc.constantFrom('a', 'b', 'aa'),
  wave: fc.constantFrom('canary', 'rest'),
  patch: fc.constantFrom('e'.repeat(64), 'f'.repeat(64)),
})
const leaves = fc.uniqueArray(leaf, { selector: ({ repository }) => repository, maxLength: 40 })
const someLeaves = fc.uniqueArray(leaf, { selector: ({ repository }) => repository, minLength: 1, maxLength: 40 })

function proofOf(tree: CampaignTree, repository: string): MembershipProof {
  const proof = tree.prove(repository)
  if (proof === undefined) throw new Error(`No proof for ${repository}.`)
  return proof
}

describe('the digest of a campaign', () => {
  it('has a proof for each of its repositories, whatever their number', () => {
    for (let count = 1; count <= 70; count++) {
      const all = Array.from({ length: count }, (_, i) => ({ ...SAMPLE, repository: String(i) }))
      const tree = new CampaignTree(all)
      expect(all.filter((one) => !isMember(tree.digest, one, proofOf(tree, one.repository)))).toEqual([])
      expect(Math.max(...all.map(({ repository }) => proofOf(tree, repository).path.length))).toBe(Math.ceil(Math.log2(count)))
    }
  })

  it('is the same in any order', () => {
    fc.assert(
      fc.property(
        leaves.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(new CampaignTree(shuffled).digest).toBe(new CampaignTree(all).digest)
        },
      ),
    )
  })

  it('changes with every field of every repository, and with one more or one less', () => {
    fc.assert(
      fc.property(someLeaves, fc.nat(), leaf, (all, at, other) => {
        const index = at % all.length
        const tree = new CampaignTree(all)
        const own = all[index] ?? other
        for (const key of ['head', 'plan', 'group', 'wave'] as const) {
          if (own[key] === other[key]) continue
          const changed = all.with(index, { ...own, [key]: other[key] })
          expect(new CampaignTree(changed).digest).not.toBe(tree.digest)
        }
        expect(new CampaignTree(all.toSpliced(index, 1)).digest).not.toBe(tree.digest)
        if (all.every(({ repository }) => repository !== other.repository))
          expect(new CampaignTree([...all, other]).digest).not.toBe(tree.digest)
      }),
    )
  })

  it('proves nothing for anybody else', () => {
    fc.assert(
      fc.property(someLeaves, fc.nat(), leaf, fc.nat(), fc.nat(), digest, (all, at, stranger, index, count, node) => {
        const tree = new CampaignTree(all)
        const member = all[at % all.length] ?? stranger
        const proof = proofOf(tree, member.repository)
        expect(isMember(tree.digest, member, proof)).toBe(true)
        const isOwn = all.some((one) => same(one, stranger))
        if (!isOwn) {
          expect(isMember(tree.digest, stranger, proof)).toBe(false)
          // No proof of the campaign fits a leaf that is not in it.
          for (const { repository } of all) expect(isMember(tree.digest, stranger, proofOf(tree, repository))).toBe(false)
        }
        // A proof that was tampered with in any part of it proves nothing either.
        if (index !== proof.index) expect(isMember(tree.digest, member, { ...proof, index })).toBe(false)
        if (count !== proof.count) expect(isMember(tree.digest, member, { ...proof, count })).toBe(false)
        expect(isMember(tree.digest, member, { ...proof, path: [...proof.path, node] })).toBe(false)
        if (proof.path.length > 0) {
          expect(isMember(tree.digest, member, { ...proof, path: proof.path.slice(1) })).toBe(false)
          expect(isMember(tree.digest, member, { ...proof, path: proof.path.with(0, node) })).toBe(false)
        }
        expect(isMember(node, member, proof)).toBe(false)
      }),
    )
  })

  it('takes no inner node for a leaf, and no odd numbers', () => {
    const tree = new CampaignTree([SAMPLE, { ...SAMPLE, repository: '2' }])
    const proof = proofOf(tree, '1')
    for (const index of [-1, 0.5, Number.NaN, 2]) expect(isMember(tree.digest, SAMPLE, { ...proof, index })).toBe(false)
    for (const count of [0, 1, Number.POSITIVE_INFINITY]) expect(isMember(tree.digest, SAMPLE, { ...proof, count })).toBe(false)
  })

  it('has no proof for a repository that is not in it, and no place for one that is there twice', () => {
    expect(new CampaignTree([SAMPLE]).prove('2')).toBeUndefined()
    expect(new CampaignTree([]).prove('1')).toBeUndefined()
    expect(() => new CampaignTree([SAMPLE, SAMPLE])).toThrow('twice')
  })

  it('never changes for the same plans', () => {
    expect(new CampaignTree([]).digest).toMatchInlineSnapshot(`"1927d7d61fd0d416b22b227d78ad04d3db0b548b8fa5f67124e1d2b9dcafc63b"`)
    expect(new CampaignTree([SAMPLE, { ...SAMPLE, repository: '2' }, { ...SAMPLE, repository: '3' }]).digest).toMatchInlineSnapshot(
      `"53b7762feb7177d83734aebfed2fbda9975c84950602924629a06b07c84f2d55"`,
    )
  })
})

const SAMPLE: CampaignLeaf = {
  repository: '1',
  head: 'c'.repeat(40),
  plan: 'd'.repeat(64) as Digest,
  group: 'a',
  wave: 'all',
  patch: 'e'.repeat(64),
}

function same(a: CampaignLeaf, b: CampaignLeaf): boolean {
  return JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted())
}
