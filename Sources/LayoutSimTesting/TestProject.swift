import LayoutSimFiles

/// The project that a test belongs to.
enum TestProject {
    /// The folder above a file that has a Package.swift, or what the environment says.
    static func root(of file: String) throws -> String {
        if let root = Environment["LAYOUTSIM_PROJECT"] { return root }
        var parts = file.split(separator: "/", omittingEmptySubsequences: false)
        while parts.count > 1 {
            parts.removeLast()
            let folder = parts.joined(separator: "/")
            if File("\(folder)/Package.swift").exists { return folder }
        }
        throw MatrixError.noPackage(file)
    }
}
