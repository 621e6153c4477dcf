/// The greatest number of type `Float`.
public var MAXFLOAT: Float { Float.greatestFiniteMagnitude }
/// The greatest number of type `Float`, as Darwin's `math.h` has it.
public var HUGE: Float { MAXFLOAT }
