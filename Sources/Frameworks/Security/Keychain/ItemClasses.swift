public import CoreGraphics

/// The class of an item.
public var kSecClass: CFString { "class" }
/// Passwords.
public var kSecClassGenericPassword: CFString { "genp" }
/// Passwords of servers.
public var kSecClassInternetPassword: CFString { "inet" }
/// Certificates.
public var kSecClassCertificate: CFString { "cert" }
/// Keys.
public var kSecClassKey: CFString { "keys" }
/// Certificates with their private keys.
public var kSecClassIdentity: CFString { "idnt" }
