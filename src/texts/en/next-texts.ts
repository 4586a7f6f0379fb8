/** What the commands do that a run offers next. They follow the command. */
export const NEXT_TEXTS = {
  show: 'shows the plan',
  apply: 'applies exactly this plan',
  ask: 'asks, then applies exactly this plan',
  applyLater: 'applies exactly this plan once that is fixed',
  applyAfterRecovery: 'applies exactly this plan after that',
  undo: 'restores what was there',
  undoOnBranch: 'restores what was there, on that branch',
  switch: 'checks out the branch',
  askAboutCall: 'asks you about the call',
  approveCall: 'approves the call and the changes without asking',
  runAgain: 'shows the plan again and asks you to apply it',
  previewAgain: 'makes a new plan',
  recover: 'shows how to end the interrupted apply',
  explain: "shows the recipe's inputs",
} as const
