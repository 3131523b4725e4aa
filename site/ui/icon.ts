import type { ComponentType } from 'react';

/** Any icon of lucide-react, passed by reference: `icon={Plus}`. */
export type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean | 'true' | 'false' }>;
