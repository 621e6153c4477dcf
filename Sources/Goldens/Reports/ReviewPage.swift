import LayoutSimFiles
import LayoutSimNotation

/// A report as a self-contained HTML file that needs no network.
package struct ReviewPage {
    /// The whole file.
    package let text: String

    /// Creates a page whose title names the project or the run.
    ///
    /// With the progress of a review, the page is meant to be served, and may send the reviewer's decisions back to its
    /// origin.
    package init(_ report: ReviewReport, title: String = "layoutsim", progress: ReviewProgress? = nil) {
        let isServed = progress != nil
        text = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(ReviewPage.policy)\(isServed ? "; connect-src 'self'" : "")">
            <title>\(htmlEscaped(title))</title>
            <style>
            \(ReviewPage.part("page.css"))</style>
            </head>
            <body\(isServed ? " class=\"served\"" : "")>
            \(ReviewPage.body(title: title))
            \(ReviewPage.data(report, progress))
            <script>
            "use strict";
            \(ReviewPage.scripts.map(ReviewPage.part).joined())</script>
            </body>
            </html>

            """
    }

    /// The content security policy, which forbids fetching anything, whatever the data contains.
    private static let policy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    /// The scripts in the folder `Page`, in order of dependency.
    static let scripts = [
        "model.js", "list.js", "matrix.js", "player.js", "stage.js", "sizes.js", "detail.js", "decisions.js",
        "dialogs.js",
        "keys.js",
    ]

    /// Returns a file in the folder `Page`.
    static func part(_ name: String) -> String {
        guard let file = EmbeddedFile("Page/\(name)") else { preconditionFailure("Page/\(name) is not embedded") }
        return String(decoding: file.contents, as: UTF8.self)
    }
}
