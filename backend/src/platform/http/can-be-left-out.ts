import { ValidateIf } from 'class-validator';

/** For a field that a client may leave out but not set to null, which `IsOptional` takes for the same. */
export const CanBeLeftOut = () => ValidateIf((_, value) => value !== undefined);
