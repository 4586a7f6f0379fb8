import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { listCampaignViews, openCampaignView } from '../app/studio/campaign-views.ts'
import { applyPlanOf, listPlans, showPlan, undoPlanOf } from '../app/studio/saved-plans.ts'
import { listPalette, readSettings } from '../app/studio/settings.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Progress, type Result, success } from '../base/result.ts'
import { invalid, parseWith } from '../bundles/bundle-errors.ts'
import type { EmitRecipe } from '../plan/plan-outcome.ts'
import { campaignAnswer, campaignParams, campaignsAnswer } from './campaign-schemas.ts'
import {
  applied,
  applyPlanBody,
  applyPreviewBody,
  approvalBody,
  approvalParams,
  filesAnswer,
  filesQuery,
  planAnswer,
  planParams,
  plansAnswer,
  preview,
  previewBody,
  previewParams,
  undoBody,
} from './plan-schemas.ts'
import { joined, readBody, readQuery } from './read-request.ts'
import { answer, refuse, type SendEvent, type Shown, streamEvents, wantsEvents } from './rest-answers.ts'
import type { Handlers, RestHost } from './rest-host.ts'
import type { STUDIO_ROUTES } from './studio-routes.ts'
import { paletteAnswer, settingsAnswer } from './studio-schemas.ts'

/** Previews, plans, questions, and what a page shows around them. */
export function studioHandlers(host: RestHost): Handlers<typeof STUDIO_ROUTES> {
  const { studio, previews, questions, isConsented } = host
  return {
    async getSettings(context) {
      const settings = await readSettings(studio)
      return answer(context, settingsAnswer, settings.ok ? success({ ...settings.value, canAsk: questions !== undefined }) : settings)
    },

    async listPalette(context) {
      return answer(context, paletteAnswer, await listPalette(studio, host))
    },

    async createPreview(context) {
      const body = await readBody(context, previewBody())
      if (!body.ok) return refuse(context, body.error)
      return follow(context, preview, (followed) => previews.preview(body.value, followed))
    },

    async listPreviewFiles(context) {
      const params = readParams(context, previewParams())
      const query = readQuery(context.req.url, filesQuery())
      if (!params.ok || !query.ok) return refuse(context, joined(params, query))
      const asked = questions?.viewOf(params.value.previewID)
      const view = asked === undefined ? previews.viewOf(params.value.previewID) : success(asked)
      return answer(context, filesAnswer, view.ok ? success(view.value.files(query.value.from)) : view)
    },

    async applyPreview(context) {
      const params = readParams(context, previewParams())
      const body = await readBody(context, applyPreviewBody())
      if (!params.ok || !body.ok) return refuse(context, joined(params, body))
      const { digest, commit, branch } = body.value
      return approved(context, ({ send, ...followed }) =>
        previews.apply(params.value.previewID, { digest, commit, branch }, { ...followed, ask: askThrough(send) }),
      )
    },

    async listPlans(context) {
      return answer(context, plansAnswer, await listPlans(studio))
    },

    async getPlan(context) {
      const params = readParams(context, planParams())
      if (!params.ok) return refuse(context, params.error)
      return answer(context, planAnswer, await showPlan(studio, previews, params.value.digest))
    },

    async applyPlan(context) {
      const params = readParams(context, planParams())
      const body = await readBody(context, applyPlanBody())
      if (!params.ok || !body.ok) return refuse(context, joined(params, body))
      const { commit, branch } = body.value
      return approved(context, ({ signal, send, progress }) =>
        applyPlanOf(studio, { ...params.value, commit, branch }, { signal, progress, ask: askThrough(send), isConsented }),
      )
    },

    async undoPlan(context) {
      const params = readParams(context, planParams())
      const body = await readBody(context, undoBody())
      if (!params.ok || !body.ok) return refuse(context, joined(params, body))
      return approved(context, ({ signal, send, progress }) =>
        undoPlanOf(studio, params.value.digest, { signal, progress, ask: askThrough(send), isConsented }),
      )
    },

    async listCampaigns(context) {
      return answer(context, campaignsAnswer, await listCampaignViews(studio))
    },

    async getCampaign(context) {
      const params = readParams(context, campaignParams())
      return params.ok
        ? answer(context, campaignAnswer, await openCampaignView(studio, params.value.campaign))
        : refuse(context, params.error)
    },

    async answerApproval(context) {
      const params = readParams(context, approvalParams())
      const body = await readBody(context, approvalBody())
      if (!params.ok || !body.ok) return refuse(context, joined(params, body))
      const answered = questions?.answer(params.value.approvalID, body.value.choice) ?? failure(ERRORS.askedNowhere())
      return answered.ok ? context.body(null, 204) : refuse(context, answered.error)
    },
  }

  function askThrough(send: SendEvent | undefined) {
    return send === undefined ? undefined : questions?.through((question) => send('approval', question))
  }

  /** A digest is the approval of the person who read the plan, and the token of `sous serve` belongs to programs. */
  function approved(context: Context, work: Work<ReturnType<typeof applied>>): Promise<Response> | Response {
    return questions === undefined && !isConsented ? refuse(context, ERRORS.nobodyApproves()) : follow(context, applied, work)
  }
}

interface Followed {
  readonly signal: AbortSignal
  /** Missing if only the result is wanted. */
  readonly send: SendEvent | undefined
  readonly progress: (update: Progress, step?: string) => void
  readonly emit: EmitRecipe
}

type Work<Schema extends z.core.$ZodType> = (followed: Followed) => Promise<Result<Shown<Schema>, ToolError>>

/** Answers with the result alone, or with everything that happens on the way to it. */
async function follow<Schema extends z.core.$ZodType>(context: Context, schema: () => Schema, work: Work<Schema>): Promise<Response> {
  const run = (send: SendEvent | undefined, signal: AbortSignal) => {
    const progress = ({ done, total, unit, text }: Progress, step?: string) => send?.('progress', { step, done, total, unit, text })
    const emit: EmitRecipe = (event) => {
      if (event.kind === 'step_started') progress({ done: event.step.number - 1, total: event.step.total, unit: 'steps' }, event.step.label)
      if (event.kind === 'progress') progress(event.progress, event.step.label)
    }
    return work({ signal, send, progress, emit })
  }
  if (wantsEvents(context)) return streamEvents(context, run)
  return answer(context, schema, await run(undefined, context.req.raw.signal))
}

function readParams<Schema extends Parameters<typeof parseWith>[0]>(context: Context, schema: Schema) {
  const params = parseWith(schema, context.req.param())
  return params.ok ? params : failure(invalid(params.error))
}

const ERRORS = {
  askedNowhere: () => toolError('not_found', 'This server asks no questions', "Use 'sous studio'."),
  nobodyApproves: () =>
    toolError('approval_needed', 'Plans cannot be approved here', "Use 'sous studio', or run 'sous apply' in a terminal."),
}
