public import LayoutSimDevices
package import LayoutSimErrors

/// Why the variants of a screen cannot be listed.
public enum MatrixError: Error, Hashable, Sendable {
    /// One of the lists of devices, orientations, contents, appearances, directions, text sizes and languages is empty.
    case empty
    /// Two variants would have the same name.
    case repeatedVariant(name: String)
    /// The name of a content has spaces or slashes.
    case invalidContentName(name: String)
    /// The name of a language is not that of an `.lproj` folder, nor of a pseudo-language.
    case invalidLanguage(name: String)
    /// The catalog does not have one of the devices.
    case device(error: DeviceError)
}

extension MatrixError: CustomStringConvertible {
    /// The error as one line that ends with what to do.
    public var description: String {
        switch self {
        case .empty:
            "the matrix has no variants; give it at least one each of devices, orientations, contents, appearances, "
                + "layoutDirections, contentSizes and languages"
        case .repeatedVariant(let name): "the matrix has two variants named '\(name)'; remove one of them"
        case .invalidContentName(let name):
            "the content name '\(name)' cannot be part of a file name; choose one without spaces and slashes"
        case .invalidLanguage(let name):
            "'\(name)' is no language; name it as its .lproj folder, such as 'de' or 'zh-Hans', or take 'Base'"
        case .device(let error): error.description
        }
    }
}

extension MatrixError: ReportableError {
    /// The exit status for incorrect usage.
    package var exitStatus: ExitStatus { .usage }
}
