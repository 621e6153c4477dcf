public import CoreGraphics
public import Foundation
import LayoutSimInertness

/// The password of a shared credential.
public var kSecSharedPassword: CFString { "spwd" }
/// Whether the user is asked; ignored here.
public var kSecUseNoAuthenticationUI: CFString { "u_NoAuthUI" }

/// Shares a password with a website; does nothing here, and no server answers.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
    inert(.service, "SecAddSharedWebCredential")
}

/// Asks for the passwords of a website; no server answers here.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
    inert(.service, "SecRequestSharedWebCredential")
}

/// Returns a password that the system makes up; the same each time here.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    inert(.service, "SecCreateSharedWebCredentialPassword")
    return "aaaaaa-aaaaaa-aaaaa1"
}
