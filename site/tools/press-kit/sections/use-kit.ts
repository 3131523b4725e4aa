import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { presentableKit } from '#core/tools/press-kit/presentable-kit.ts';
import { documentForm } from '../../shell/document/document-form.ts';
import { studio } from '../studio.ts';

/** The kit on the desk as it is filled in. */
export const form = documentForm<PressKit>({ studio, empty: emptyKit(''), presentable: presentableKit });

export const { useContent: useKit, $presentable, $shownProblems, leaveField, useProblem } = form;
