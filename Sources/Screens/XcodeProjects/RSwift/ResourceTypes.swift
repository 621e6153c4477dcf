/// The declarations on which the constants of R.swift rest: those of its versions 5 to 7 as far as code uses them.
///
/// Their values are called to get what they name.
enum ResourceTypes {
    /// The types, in Swift.
    static let declarations = """

        struct RText: Hashable, Sendable {
            let key: String
            let tableName: String
            func callAsFunction(_ arguments: any CVarArg..., preferredLanguages: [String]? = nil) -> String {
                let format = Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
                return arguments.isEmpty ? format : String(format: format, arguments: arguments)
            }
        }

        struct RImage: Hashable, Sendable {
            let name: String
            @MainActor func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
                UIImage(named: name, in: .main, compatibleWith: traits)
            }
        }

        struct RColor: Hashable, Sendable {
            let name: String
            func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? { UIColor(named: name) }
        }

        struct RFont: Hashable, Sendable {
            let fontName: String
            func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: fontName, size: size) }
        }

        struct RFile: Hashable, Sendable {
            let filename: String
            var fullName: String { filename }
            var name: String { (filename as NSString).deletingPathExtension }
            var pathExtension: String { (filename as NSString).pathExtension }
            func callAsFunction() -> URL? { Bundle.main.url(forResource: name, withExtension: pathExtension) }
            func url() -> URL? { callAsFunction() }
            func path() -> String? { callAsFunction()?.path }
        }

        struct RReuseIdentifier<Cell> {
            let identifier: String
        }

        struct RNib<First> {
            let name: String
            let identifier: String
            var reuseIdentifier: RReuseIdentifier<First> { RReuseIdentifier(identifier: identifier) }
            @MainActor func callAsFunction() -> UINib { UINib(nibName: name, bundle: .main) }
            @MainActor func instantiate(
                withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
            ) -> [Any] { callAsFunction().instantiate(withOwner: owner, options: options) }
            @MainActor func callAsFunction(owner: AnyObject?, options: [UINib.OptionsKey: Any]? = nil) -> First? {
                firstView(withOwner: owner, options: options)
            }
            @MainActor func firstView(
                withOwner owner: AnyObject? = nil, options: [UINib.OptionsKey: Any]? = nil
            ) -> First? { instantiate(withOwner: owner, options: options).first as? First }
            @MainActor func firstView(owner: AnyObject?, options: [UINib.OptionsKey: Any]? = nil) -> First? {
                firstView(withOwner: owner, options: options)
            }
        }

        struct RScene<Controller: UIViewController> {
            let storyboard: String
            let identifier: String
            @MainActor func callAsFunction() -> Controller? {
                UIStoryboard(name: storyboard, bundle: .main).instantiateViewController(withIdentifier: identifier)
                    as? Controller
            }
        }

        struct RSegue<Source, Destination> {
            let identifier: String
            @MainActor func callAsFunction(segue: UIStoryboardSegue) -> RTypedSegue<Source, Destination>? {
                guard segue.identifier == identifier, let source = segue.source as? Source,
                    let destination = segue.destination as? Destination
                else { return nil }
                return RTypedSegue(segue: segue, source: source, destination: destination)
            }
        }

        struct RTypedSegue<Source, Destination> {
            let segue: UIStoryboardSegue
            let source: Source
            let destination: Destination
        }

        protocol RStoryboard {
            associatedtype Initial
            var name: String { get }
        }

        extension RStoryboard {
            @MainActor func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: .main) }
            @MainActor func instantiateInitialViewController() -> Initial? {
                callAsFunction().instantiateInitialViewController() as? Initial
            }
            @MainActor func instantiateViewController<Controller>(
                withIdentifier scene: RScene<Controller>
            ) -> Controller? { scene() }
        }

        extension UIViewController {
            func performSegue<Source, Destination>(
                withIdentifier segue: RSegue<Source, Destination>, sender: Any? = nil
            ) { performSegue(withIdentifier: segue.identifier, sender: sender) }
        }

        extension UITableView {
            func register<Cell>(_ nib: RNib<Cell>) {
                register(nib(), forCellReuseIdentifier: nib.identifier)
            }
            func registerHeaderFooterView<Cell>(_ nib: RNib<Cell>) {
                register(nib(), forHeaderFooterViewReuseIdentifier: nib.identifier)
            }
            func dequeueReusableCell<Cell: UITableViewCell>(
                withIdentifier identifier: RReuseIdentifier<Cell>, for indexPath: IndexPath
            ) -> Cell? { dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Cell }
        }

        extension UICollectionView {
            func register<Cell>(_ nib: RNib<Cell>) {
                register(nib(), forCellWithReuseIdentifier: nib.identifier)
            }
            func register<Cell>(_ nib: RNib<Cell>, forSupplementaryViewOfKind kind: String) {
                register(nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: nib.identifier)
            }
            func dequeueReusableCell<Cell: UICollectionReusableView>(
                withReuseIdentifier identifier: RReuseIdentifier<Cell>, for indexPath: IndexPath
            ) -> Cell? { dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? Cell }
        }

        extension UIImage {
            convenience init?(resource: RImage) { self.init(named: resource.name) }
        }

        extension UIColor {
            convenience init?(resource: RColor) { self.init(named: resource.name) }
        }

        extension UIFont {
            convenience init?(resource: RFont, size: CGFloat) { self.init(name: resource.fontName, size: size) }
        }

        extension UINib {
            convenience init<First>(resource: RNib<First>) { self.init(nibName: resource.name, bundle: .main) }
        }

        """

    /// What SwiftUI's values are made of besides.
    static let declarationsOfSwiftUI = """

        extension SwiftUI.Image {
            init(_ resource: RImage) { self.init(resource.name) }
        }

        extension SwiftUI.Color {
            init(_ resource: RColor) { self.init(resource.name) }
        }

        extension SwiftUI.Text {
            init(_ resource: RText) { self.init(resource()) }
        }

        """
}
