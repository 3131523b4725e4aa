import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '#core/errors.ts';
import { refreshSession } from '#site/lib/session.store.ts';
import { useForm } from '#site/lib/use-form.ts';
import { lookAgain } from './look-again.ts';
import type { SendValues } from './send-values.ts';

interface SendFormParts<Values> {
  initial: Values;
  schema: z.ZodMiniType;
  onSet: (change: Partial<Values>) => void;
  send: (values: Values) => Promise<void>;
}

/** A form that sends something to be signed. A refusal that has a way on is handed out; after others it is looked again. */
export function useSendForm<Values extends SendValues>({ send, ...parts }: SendFormParts<Values>) {
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const form = useForm<Values>({
    ...parts,
    async send(values) {
      setRefusal(null);
      try {
        await send(values);
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null;
        if (code === 'PRO_REQUIRED' || code === 'FORBIDDEN') setRefusal(error as ApiError);
        else if (code === 'CONFLICT') lookAgain(error);
        else throw error;
        if (code === 'FORBIDDEN') refreshSession();
      }
    },
  });
  return { ...form, refusal };
}
