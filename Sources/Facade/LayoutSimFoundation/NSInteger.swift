/// The name of C for `Int`.
public typealias NSInteger = Int
/// The name of C for `UInt`.
public typealias NSUInteger = UInt
/// The greatest integer.
public var NSIntegerMax: Int { .max }
/// The least integer.
public var NSIntegerMin: Int { .min }
/// The greatest unsigned integer.
public var NSUIntegerMax: UInt { .max }
/// Whether the code runs in a simulator, as it does here.
public var TARGET_OS_SIMULATOR: Int32 { 1 }
/// Whether the code runs in a simulator, as it does here.
public var TARGET_IPHONE_SIMULATOR: Int32 { 1 }
