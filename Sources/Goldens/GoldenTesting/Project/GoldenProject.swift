import LayoutSimFiles

/// The project whose goldens a test compares with.
package enum GoldenProject {
    /// The nearest folder above a file that has a Package.swift, or the one that LAYOUTSIM_PROJECT names.
    ///
    /// Throws a `GoldenError` if there is none.
    package static func root(of file: String) throws(GoldenError) -> String {
        if let root = Environment["LAYOUTSIM_PROJECT"] { return root }
        var parts = file.split(separator: "/", omittingEmptySubsequences: false)
        while parts.count > 1 {
            parts.removeLast()
            let folder = parts.joined(separator: "/")
            if File("\(folder)/Package.swift").exists { return folder }
        }
        throw GoldenError(
            .request,
            "\(file): error: no folder above this file has a Package.swift; set LAYOUTSIM_PROJECT to the project's folder"
        )
    }
}
