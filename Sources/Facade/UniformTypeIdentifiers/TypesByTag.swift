public import CoreGraphics
public import Foundation

// The C interface of MobileCoreServices, which older code uses instead of `UTType`.

/// The class of tags that are extensions of file names.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" as NSString }
/// The class of tags that are MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" as NSString }

/// Returns the identifier of the type with a tag; `nil` where no type has it.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString, _ tag: CFString, _ conformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let text = String(describing: tag)
    let isExtension = String(describing: tagClass) == String(describing: kUTTagClassFilenameExtension)
    let type = isExtension ? UTType(filenameExtension: text) : UTType(mimeType: text)
    return unsafe type.map { unsafe Unmanaged.passRetained($0.identifier as NSString) }
}

/// Returns a type's preferred tag of a class; `nil` where it has none.
public func UTTypeCopyPreferredTagWithClass(_ uti: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
    let type = UTType(String(describing: uti))
    let isExtension = String(describing: tagClass) == String(describing: kUTTagClassFilenameExtension)
    let tag = isExtension ? type?.preferredFilenameExtension : type?.preferredMIMEType
    return unsafe tag.map { unsafe Unmanaged.passRetained($0 as NSString) }
}

/// Returns whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ uti: CFString, _ conformsToUTI: CFString) -> Bool {
    guard let type = UTType(String(describing: uti)), let other = UTType(String(describing: conformsToUTI)) else {
        return false
    }
    return type.conforms(to: other)
}
