import LayoutSimUIKitArithmetic
public import CoreGraphics
public import Foundation
import LayoutSimTypography
import UIKit

/// The scope of a font registration; always the process here.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
    /// The user's fonts, the same as `persistent`.
    public static var user: CTFontManagerScope { .persistent }
}

/// The error codes of font registration.
public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201
    case inUse = 202
    case duplicatedName = 305
}

/// The error domain of font registration.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }
/// The user info key for the URLs of the files that caused an error.
public var kCTFontManagerErrorFontURLsKey: CFString { "CTFontManagerErrorFontURLs" }

/// Registers the fonts of a file.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(registering(fontURL), to: error)
}

/// Unregisters the fonts of a file.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let fonts = try? fonts(of: fontURL).get() else {
        return unsafe report(fault(.fileNotFound, fontURL, "the file is not a font that was registered"), to: error)
    }
    return unsafe report(unregistering(fonts, fontURL), to: error)
}

/// Registers the fonts of several files; returns `false` if any of them fails.
@discardableResult public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    let faults = fontURLs.compactMap { ($0 as? URL).map { NSURL(fileURLWithPath: $0.path) } ?? $0 as? NSURL }
        .compactMap(registering)
    if !faults.isEmpty { unsafe errors?.pointee = unsafe .passRetained(NSArray(array: faults)) }
    return faults.isEmpty
}

/// Registers the fonts of several files, and calls a handler with the errors at the end.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let faults = fontURLs.compactMap { ($0 as? URL).map { NSURL(fileURLWithPath: $0.path) } ?? $0 as? NSURL }
        .compactMap(registering)
    _ = registrationHandler?(NSArray(array: faults), true)
}

/// Registers a graphics font.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(adding(font.fonts, nil), to: error)
}

/// Unregisters a graphics font.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(unregistering(font.fonts, nil), to: error)
}

private func registering(_ url: NSURL) -> NSError? {
    switch fonts(of: url) {
    case .success(let fonts): adding(fonts, url)
    case .failure(let error): error.error
    }
}

private struct FontFailure: Error {
    let error: NSError
}

private func fonts(of url: NSURL) -> Result<[RegisteredFont], FontFailure> {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
        return .failure(FontFailure(error: fault(.fileNotFound, url, "there is no such file")))
    }
    do {
        return .success(try RegisteredFont.fonts(in: [UInt8](data)))
    } catch {
        return .failure(FontFailure(error: fault(.unrecognizedFormat, url, "\(error)")))
    }
}

private func adding(_ fonts: [RegisteredFont], _ url: NSURL?) -> NSError? {
    let added = RegisteredFonts.register(fonts)
    // A package of several bundles has one Info.plist here; on a device, each would have its own.
    guard added.isEmpty, !fonts.allSatisfy({ AppFonts.isListed($0.name) }) else { return nil }
    let name = fonts.first?.name ?? "the font"
    return fault(.alreadyRegistered, url, "\(name) is registered already")
}

private func unregistering(_ fonts: [RegisteredFont], _ url: NSURL?) -> NSError? {
    let known = Set(RegisteredFonts.all.map(\.name))
    let names = fonts.map(\.name).filter(known.contains)
    guard !names.isEmpty else {
        return fault(.notRegistered, url, "\(fonts.first?.name ?? "the font") is not registered")
    }
    RegisteredFonts.unregister(names)
    return nil
}

/// Returns an error that names the file and the reason.
private func fault(_ code: CTFontManagerError, _ url: NSURL?, _ reason: String) -> NSError {
    let place = url?.path.map { "\($0): " } ?? ""
    return NSError(
        domain: "\(kCTFontManagerErrorDomain)", code: code.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "\(place)\(reason)"])
}

/// Passes an error to the caller, and logs errors of broken files.
private func report(_ fault: NSError?, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let fault else { return true }
    if fault.code < CTFontManagerError.alreadyRegistered.rawValue {
        logMessage("LayoutSim: \(fault.localizedDescription)")
    }
    unsafe error?.pointee = unsafe .passRetained(fault)
    return false
}
