/// The greatest number of type `Float`.
public var MAXFLOAT: Float { Float.greatestFiniteMagnitude }
