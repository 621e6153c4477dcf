public import CoreGraphics

/// The key of a bundle's identifier.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The key of a bundle's version.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of a bundle's name.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of the name of a bundle's program.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The key of the language in which a bundle is developed.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The key of the languages of a bundle.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
/// The key of the version of a bundle's property list.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
