/// A library that CocoaPods or Carthage brings, and the package that it is to SwiftPM, as its own documentation says.
struct KnownLibrary: Hashable, Sendable {
    /// The name in a Podfile.
    let pod: String
    /// The owner and the name of its repository on GitHub.
    let repository: String
    /// The product of the package, which is its module, too.
    let product: String

    private init(_ pod: String, _ repository: String, product: String? = nil) {
        (self.pod, self.repository, self.product) = (pod, repository, product ?? pod)
    }

    /// Returns the library of a repository that is not in the list: its product has the name of the repository.
    init(repository: String) {
        let name = PathText.name(of: repository)
        let product = name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
        self.init(product, repository)
    }

    /// The address of the package.
    var address: String { "https://github.com/\(repository)" }

    static let all = [
        KnownLibrary("ActiveLabel", "optonaut/ActiveLabel.swift"),
        KnownLibrary("Agrume", "JanGorman/Agrume"),
        KnownLibrary("Alamofire", "Alamofire/Alamofire"),
        KnownLibrary("AlamofireImage", "Alamofire/AlamofireImage"),
        KnownLibrary("Apollo", "apollographql/apollo-ios"),
        KnownLibrary("Atributika", "psharanda/Atributika"),
        KnownLibrary("BLTNBoard", "alexaubry/BulletinBoard"),
        KnownLibrary("BonMot", "Rightpoint/BonMot"),
        KnownLibrary("Cache", "hyperoslo/Cache"),
        KnownLibrary("Cartography", "robb/Cartography"),
        KnownLibrary("Charts", "danielgindi/Charts"),
        KnownLibrary("Cosmos", "evgenyneu/Cosmos"),
        KnownLibrary("CryptoSwift", "krzyzanowskim/CryptoSwift"),
        KnownLibrary("DGCharts", "danielgindi/Charts"),
        KnownLibrary("Defaults", "sindresorhus/Defaults"),
        KnownLibrary("DeviceKit", "devicekit/DeviceKit"),
        KnownLibrary("DifferenceKit", "ra1028/DifferenceKit"),
        KnownLibrary("Differentiator", "RxSwiftCommunity/RxDataSources"),
        KnownLibrary("Disk", "saoudrizwan/Disk"),
        KnownLibrary("Down", "johnxnguyen/Down"),
        KnownLibrary("EasyPeasy", "nakiostudio/EasyPeasy"),
        KnownLibrary("Eureka", "xmartlabs/Eureka"),
        KnownLibrary("FSPagerView", "WenchaoD/FSPagerView"),
        KnownLibrary("FloatingPanel", "scenee/FloatingPanel"),
        KnownLibrary("GRDB.swift", "groue/GRDB.swift", product: "GRDB"),
        KnownLibrary("Gifu", "kaishin/Gifu"),
        KnownLibrary("Hero", "HeroTransitions/Hero"),
        KnownLibrary("HorizonCalendar", "airbnb/HorizonCalendar"),
        KnownLibrary("IQKeyboardManagerSwift", "hackiftekhar/IQKeyboardManager"),
        KnownLibrary("ImageSlideshow", "zvonicek/ImageSlideshow"),
        KnownLibrary("InputBarAccessoryView", "nathantannar4/InputBarAccessoryView"),
        KnownLibrary("Instructions", "ephread/Instructions"),
        KnownLibrary("JTAppleCalendar", "patchthecode/JTAppleCalendar"),
        KnownLibrary("KeychainAccess", "kishikawakatsumi/KeychainAccess"),
        KnownLibrary("KeychainSwift", "evgenyneu/keychain-swift"),
        KnownLibrary("Kingfisher", "onevcat/Kingfisher"),
        KnownLibrary("Lightbox", "hyperoslo/Lightbox"),
        KnownLibrary("Loaf", "schmidyy/Loaf"),
        KnownLibrary("Macaw", "exyte/Macaw"),
        KnownLibrary("Mantis", "guoyingtao/Mantis"),
        KnownLibrary("MarqueeLabel", "cbpowell/MarqueeLabel"),
        KnownLibrary("MessageKit", "MessageKit/MessageKit"),
        KnownLibrary("Moya", "Moya/Moya"),
        KnownLibrary("NVActivityIndicatorView", "ninjaprox/NVActivityIndicatorView"),
        KnownLibrary("Nuke", "kean/Nuke"),
        KnownLibrary("ObjectMapper", "tristanhimmelman/ObjectMapper"),
        KnownLibrary("PKHUD", "pkluz/PKHUD"),
        KnownLibrary("Pageboy", "uias/Pageboy"),
        KnownLibrary("PanModal", "slackhq/PanModal"),
        KnownLibrary("Parchment", "rechsteiner/Parchment"),
        KnownLibrary("PhoneNumberKit", "marmelroy/PhoneNumberKit"),
        KnownLibrary("PinLayout", "layoutBox/PinLayout"),
        KnownLibrary("PromiseKit", "mxcl/PromiseKit"),
        KnownLibrary("ReSwift", "ReSwift/ReSwift"),
        KnownLibrary("ReachabilitySwift", "ashleymills/Reachability.swift", product: "Reachability"),
        KnownLibrary("ReactiveSwift", "ReactiveCocoa/ReactiveSwift"),
        KnownLibrary("ReactorKit", "ReactorKit/ReactorKit"),
        KnownLibrary("Resolver", "hmlongco/Resolver"),
        KnownLibrary("Reusable", "AliSoftware/Reusable"),
        KnownLibrary("RxBlocking", "ReactiveX/RxSwift"),
        KnownLibrary("RxCocoa", "ReactiveX/RxSwift"),
        KnownLibrary("RxDataSources", "RxSwiftCommunity/RxDataSources"),
        KnownLibrary("RxGesture", "RxSwiftCommunity/RxGesture"),
        KnownLibrary("RxRelay", "ReactiveX/RxSwift"),
        KnownLibrary("RxSwift", "ReactiveX/RxSwift"),
        KnownLibrary("RxTest", "ReactiveX/RxSwift"),
        KnownLibrary("SQLite.swift", "stephencelis/SQLite.swift", product: "SQLite"),
        KnownLibrary("SideMenu", "jonkykong/SideMenu"),
        KnownLibrary("Siren", "ArtSabintsev/Siren"),
        KnownLibrary("SkeletonView", "Juanpe/SkeletonView"),
        KnownLibrary("SnapKit", "SnapKit/SnapKit"),
        KnownLibrary("Starscream", "daltoniam/Starscream"),
        KnownLibrary("Stevia", "freshOS/Stevia"),
        KnownLibrary("SwiftDate", "malcommac/SwiftDate"),
        KnownLibrary("SwiftEntryKit", "huri000/SwiftEntryKit"),
        KnownLibrary("SwiftMessages", "SwiftKickMobile/SwiftMessages"),
        KnownLibrary("SwiftRichString", "malcommac/SwiftRichString"),
        KnownLibrary("SwiftSoup", "scinfu/SwiftSoup"),
        KnownLibrary("SwifterSwift", "SwifterSwift/SwifterSwift"),
        KnownLibrary("SwiftyBeaver", "SwiftyBeaver/SwiftyBeaver"),
        KnownLibrary("SwiftyGif", "kirualex/SwiftyGif"),
        KnownLibrary("SwiftyJSON", "SwiftyJSON/SwiftyJSON"),
        KnownLibrary("SwiftyUserDefaults", "sunshinejr/SwiftyUserDefaults"),
        KnownLibrary("Swinject", "Swinject/Swinject"),
        KnownLibrary("SwipeCellKit", "SwipeCellKit/SwipeCellKit"),
        KnownLibrary("Tabman", "uias/Tabman"),
        KnownLibrary("TagListView", "ElaWorkshop/TagListView"),
        KnownLibrary("Then", "devxoul/Then"),
        KnownLibrary("TinyConstraints", "roberthein/TinyConstraints"),
        KnownLibrary("ViewAnimator", "marcosgriselli/ViewAnimator"),
        KnownLibrary("XLPagerTabStrip", "xmartlabs/XLPagerTabStrip"),
        KnownLibrary("YPImagePicker", "Yummypets/YPImagePicker"),
        KnownLibrary("lottie-ios", "airbnb/lottie-ios", product: "Lottie"),
    ]
}
