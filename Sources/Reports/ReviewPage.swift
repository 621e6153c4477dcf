/// A report as one HTML file that needs no other file and no network.
package struct ReviewPage {
    /// The whole file.
    package let text: String

    /// The title names the project or the run.
    ///
    /// A page that is served may send what the reviewer decides to where it came from.
    package init(_ report: ReviewReport, title: String = "layoutsim", isServed: Bool = false) {
        text = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(ReviewPage.policy)\(isServed ? "; connect-src 'self'" : "")">
            <title>\(html(title))</title>
            <style>
            \(ReviewPage.style)
            </style>
            </head>
            <body\(isServed ? " class=\"served\"" : "")>
            \(ReviewPage.body(title: title))
            \(ReviewPage.data(report))
            <script>
            "use strict";
            \(ReviewPage.scripts.joined(separator: "\n"))
            </script>
            </body>
            </html>

            """
    }

    /// Nothing is fetched, whatever stands in the data.
    private static let policy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    private static let scripts = [
        modelScript, listScript, matrixScript, stageScript, treeScript, decisionScript, keyScript,
    ]
}
