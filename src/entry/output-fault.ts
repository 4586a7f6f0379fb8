/** The output could not be written, by no fault of ours: a full disk behind a redirection, say. */
export class OutputFault extends Error {}
