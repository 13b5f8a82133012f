/** A deal of homework as one pupil played it, perhaps at one card, counted from 1. */
export type PlayedBy = { pupil: number; task: number; card: number | null };
