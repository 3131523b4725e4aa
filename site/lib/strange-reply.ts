import { ApiError } from '#core/errors.ts';

/** A refusal whose body is not of the API. Its message is for reports; people read `refusalWords`. */
export class StrangeReply extends ApiError {}
