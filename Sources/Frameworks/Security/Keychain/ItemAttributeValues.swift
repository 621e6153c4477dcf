public import CoreGraphics

/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// Once the device was unlocked.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// At any time.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// While the device is unlocked and has a passcode, on this device only.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// While the device is unlocked, on this device only.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Once the device was unlocked, on this device only.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// At any time, on this device only.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// A public key.
public var kSecAttrKeyClassPublic: CFString { "0" }
/// A private key.
public var kSecAttrKeyClassPrivate: CFString { "1" }
/// A symmetric key.
public var kSecAttrKeyClassSymmetric: CFString { "2" }
/// RSA.
public var kSecAttrKeyTypeRSA: CFString { "42" }
/// Elliptic curves.
public var kSecAttrKeyTypeEC: CFString { "73" }
/// Elliptic curves.
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
/// HTTP.
public var kSecAttrProtocolHTTP: CFString { "http" }
/// HTTPS.
public var kSecAttrProtocolHTTPS: CFString { "htps" }
/// FTP.
public var kSecAttrProtocolFTP: CFString { "ftp " }
/// SMTP.
public var kSecAttrProtocolSMTP: CFString { "smtp" }
/// IMAP.
public var kSecAttrProtocolIMAP: CFString { "imap" }
/// SSH.
public var kSecAttrProtocolSSH: CFString { "ssh " }
/// The default way.
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
/// HTTP's basic way.
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
/// HTTP's way with digests.
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }
/// A form.
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }
